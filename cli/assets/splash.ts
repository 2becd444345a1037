import type { Brand } from '../../app/brand/brand.ts';
import { visibleShare } from './measure.ts';
import type { Palette } from './palette.ts';
import { blankPixels, drawOver, type Pixels, rgbOf, roundCorners } from './pixels.ts';
import type { SplashParams } from './plan.ts';
import { assemblePng } from './pngWrite.ts';
import { type Prepared, tileRadius } from './prepare.ts';
import { choosePalette, mapToPalette, tallyOf } from './quantise.ts';
import { resized } from './render.ts';
import { type PackedLogo, packLogo, splashData } from './splashPng.ts';

/** The logo of launch screens at full size: tiles with round corners, marks as they are. */
async function launchLogo(prepared: Prepared, brand: Brand): Promise<Pixels> {
  const { shape, ground, square } = prepared;
  const { light, dark } = brand.bgColor;
  const shows = [light, dark].every((colour) => visibleShare(square, rgbOf(colour)) >= 0.9);
  if (shape === 'mark' && shows) return square;
  const side = 640;
  const tile = blankPixels(side, side, ground);
  const inner =
    shape === 'mark' ? Math.round(side * Math.min(0.64, 0.42 / prepared.farthest)) : side;
  const at = (side - inner) >> 1;
  drawOver(tile, await resized(square, inner, inner), at, at);
  roundCorners(tile, side * tileRadius);
  return tile;
}

/**
 * Palette sizes to try, and the mean error on edges (in steps of 255) up to which each will do:
 * 15 colours and the blank one fit four bits, which halves every file; above that, size hardly
 * matters and more is asked. Beyond the last size nothing better can be had.
 */
const palettes: readonly [colours: number, error: number][] = [
  [15, 5.5],
  [63, 3],
  [127, 2],
  [254, Number.POSITIVE_INFINITY],
];

export type SplashMaker = (
  recipe: SplashParams & { width: number; height: number },
) => Promise<Buffer>;

/**
 * Makes launch images that share everything they can: one palette per brand, one scaled logo per
 * size, one pixel stream per screen for both colour schemes.
 */
export function makeSplashMaker(brand: Brand, prepared: () => Promise<Prepared>): SplashMaker {
  const memo = <T>(make: (key: string) => Promise<T>) => {
    const known = new Map<string, Promise<T>>();
    return (key: string) => {
      const promise = known.get(key) ?? make(key);
      known.set(key, promise);
      return promise;
    };
  };
  const logo = memo(async () => launchLogo(await prepared(), brand));
  const palette = memo(async (): Promise<Palette> => {
    const sample = await resized(await logo(''), 352, 352);
    const tally = tallyOf(sample);
    for (const [size, error] of palettes) {
      const colours = withBlank(choosePalette(tally, size));
      if (mapToPalette(sample, tally, colours).error <= error) return colours;
    }
    throw new RangeError('The last palette takes any error.');
  });
  const packed = memo(async (side): Promise<PackedLogo> => {
    const pixels = await resized(await logo(''), Number(side), Number(side));
    return packLogo(mapToPalette(pixels, tallyOf(pixels), await palette('')).image);
  });
  const data = memo(async (size) => {
    const [side = '', width, height] = size.split(' ');
    return splashData(await packed(side), Number(width), Number(height));
  });
  return async (recipe) => {
    const { width, height, scheme } = recipe;
    const chunk = await data(`${recipe.logo} ${width} ${height}`);
    const colours = await palette('');
    return assemblePng({ width, height, palette: colours }, chunk, rgbOf(brand.bgColor[scheme]));
  };
}

/** Index 0 is the empty screen. */
function withBlank(palette: Palette): Palette {
  return Uint32Array.from([0, ...palette.filter((word) => word !== 0)]);
}
