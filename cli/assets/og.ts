import type { Brand } from '../../app/brand/brand.ts';
import { mainInk } from './measure.ts';
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
import { outlineText, type TextOutline, textPath } from './text.ts';

const width = 1200;
const height = 630;
/** Free space on the left and right, and between mark and text. */
const margin = 80;
const gap = 52;

/** The picture shown when someone shares the site: mark and name on the brand's own ground. */
export async function ogPicture(brand: Brand, prepared: Prepared): Promise<Pixels> {
  const { shape, square } = prepared;
  const isTile = shape === 'blend' || shape === 'picture';
  const ground = isTile ? rgbOf(brand.bgColor.light) : prepared.ground;
  const base = blankPixels(width, height, ground);
  const ink = isTile ? inkOn(ground) : inkFor(prepared);
  const name = outlineText(brand.name[brand.locale] ?? '', brand.locale, 600);
  const markSide = name ? 330 : 440;
  const inner = shape === 'mark' || isTile ? Math.round(markSide * 0.86) : markSide;
  const mark = await resized(square, inner, inner);
  if (isTile) roundCorners(mark, inner * tileRadius);
  if (!name) {
    drawOver(base, mark, (width - inner) >> 1, (height - inner) >> 1);
    return base;
  }
  const room = width - margin * 2 - markSide - gap;
  const size = Math.min(150, room / (name.right - name.left));
  const lines = size >= 44 ? taglineOf(brand, room) : [];
  const text = textSvg(name, size, lines, ink);
  const textWidth = Math.max(
    (name.right - name.left) * size,
    ...lines.map((line) => line.width * taglineSize),
  );
  const left = Math.max(margin, Math.round((width - (markSide + gap + textWidth)) / 2));
  drawOver(base, mark, left + ((markSide - inner) >> 1), (height - inner) >> 1);
  const words = await renderSvg(text.svg(left + markSide + gap), width, height);
  drawOver(base, words, 0, 0);
  return base;
}

const taglineSize = 34;

function inkFor({ square, ground }: Prepared): Rgb {
  const own = mainInk(flattened(square, ground), ground);
  return own && contrastOf(own, ground) >= 4.5 ? own : inkOn(ground);
}

/** After spaces and Chinese characters, but never before closing punctuation. */
const lineBreaks = /(?<=[\s\u3000-\u303f\uff00-\uffef\u4e00-\u9fff])(?![、。，！？：；）」』》”])/u;

/** At most two lines of the description; none when it does not fit or cannot be drawn. */
function taglineOf(brand: Brand, room: number): TextOutline[] {
  const text = brand.description[brand.locale] ?? '';
  if (text === '' || text === brand.name[brand.locale]) return [];
  const whole = outlineText(text, brand.locale, 400);
  if (!whole) return [];
  const lines: string[] = [''];
  for (const part of text.split(lineBreaks)) {
    const wider = `${lines.at(-1)}${part}`;
    const outline = outlineText(wider.trimEnd(), brand.locale, 400);
    if (outline && outline.width * taglineSize > room && lines.at(-1) !== '') lines.push(part);
    else lines[lines.length - 1] = wider;
  }
  const outlines = lines.map((line) => outlineText(line.trim(), brand.locale, 400));
  const fits = outlines.every((line) => line && line.width * taglineSize <= room);
  return lines.length <= 2 && fits ? outlines.filter((line) => line !== null) : [];
}

function textSvg(name: TextOutline, size: number, lines: TextOutline[], ink: Rgb) {
  const nameHeight = (name.bottom - name.top) * size;
  const lead = taglineSize * 1.45;
  const block =
    nameHeight + (lines.length > 0 ? 36 + lines.length * lead - (lead - taglineSize) : 0);
  const top = (height - block) / 2;
  const colour = hexOf(ink);
  return {
    svg: (left: number) => {
      const at = (line: TextOutline, y: number, em: number) => ({
        x: left - line.left * em,
        y,
        em,
      });
      const paths = [textPath(name, at(name, top - name.top * size, size), { ink: colour })];
      for (const [index, line] of lines.entries()) {
        const baseline = top + nameHeight + 36 + taglineSize * 0.86 + index * lead;
        const style = { ink: colour, opacity: 0.85 };
        paths.push(textPath(line, at(line, baseline, taglineSize), style));
      }
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`;
    },
  };
}
