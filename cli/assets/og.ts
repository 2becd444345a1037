import type { Brand } from '../../app/brand/brand.ts';
import { mainInk } from './measure.ts';
import { fitText, stackText } from './ogText.ts';
import {
  blankPixels,
  contrastOf,
  drawOver,
  flattened,
  hexOf,
  inkOn,
  type Pixels,
  type Rgb,
  rgbOf,
  roundCorners,
} from './pixels.ts';
import { type Prepared, tileRadius } from './prepare.ts';
import { renderSvg, resized } from './render.ts';

const width = 1200;
const height = 630;
/** Free space on the left and right, and between mark and text. */
const margin = 80;
const gap = 52;
const markBeside = 330;
const markAlone = 440;
const room = width - margin * 2 - markBeside - gap;
const taglineSize = 34;

/** The picture shown when someone shares the site: mark and name on the brand's own ground. */
export async function ogPicture(brand: Brand, prepared: Prepared): Promise<Pixels> {
  const { shape, square } = prepared;
  const isTile = shape === 'blend' || shape === 'picture';
  const ground = isTile ? rgbOf(brand.bgColor.light) : prepared.ground;
  const ink = isTile ? inkOn(ground) : inkFor(prepared);
  const base = blankPixels(width, height, ground);
  const text = textOf(brand);
  const side = text ? markBeside : markAlone;
  // Tiles of one colour melt into the ground, and bring their own margin.
  const inner = shape === 'tile' ? side : Math.round(side * 0.86);
  const mark = await resized(square, inner, inner);
  if (isTile) roundCorners(mark, inner * tileRadius);
  const across = text ? side + gap + text.width : side;
  const left = Math.max(margin, Math.round((width - across) / 2));
  drawOver(base, mark, left + ((side - inner) >> 1), (height - inner) >> 1);
  if (text) {
    const paths = text.paths(left + side + gap, hexOf(ink));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths}</svg>`;
    drawOver(base, await renderSvg(svg, width, height), 0, 0);
  }
  return base;
}

/** Name and description in the default language; null when the name cannot be drawn. */
function textOf(brand: Brand) {
  const tag = brand.locale;
  const name = brand.name[tag] ?? '';
  const description = brand.description[tag] ?? '';
  const title = fitText(name, { tag, weight: 600 }, room, [150, 104, 80], 84);
  if (!title) return null;
  const style = { tag, weight: 400 };
  const tagline =
    description === name
      ? null
      : fitText(description, style, room, [taglineSize, taglineSize], taglineSize);
  // A description that needs more than two lines would crowd the name.
  return stackText(title, tagline && tagline.size >= taglineSize ? tagline : null, height);
}

/** The drawing's own main colour where it can be read on the ground. */
function inkFor({ square, ground }: Prepared): Rgb {
  const own = mainInk(flattened(square, ground), ground);
  return own && contrastOf(own, ground) >= 4.5 ? own : inkOn(ground);
}
