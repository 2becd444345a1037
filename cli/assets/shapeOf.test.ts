import { describe, expect, it } from 'vitest';
import { blankPixels, drawOver, type Pixels, type Rgb, roundCorners } from './pixels.ts';
import { renderSvg } from './render.ts';
import { cutOut, shapeOf } from './shapeOf.ts';
import { gradientSvg } from './testing/drawings.ts';

const blue: Rgb = [47, 79, 134];
const white: Rgb = [255, 255, 255];

function withSquare(ground?: Rgb): Pixels {
  const pixels = blankPixels(100, 100, ground);
  drawOver(pixels, blankPixels(40, 40, white), 30, 30);
  return pixels;
}

const alphaAt = ({ width, data }: Pixels, x: number, y: number) => data[(y * width + x) * 4 + 3];

describe('shapeOf', () => {
  it('knows marks and tiles, also those with round corners', () => {
    expect(shapeOf(withSquare()).kind).toBe('mark');
    expect(shapeOf(withSquare(blue))).toEqual({ kind: 'tile', ground: blue });
    const rounded = withSquare(blue);
    roundCorners(rounded, 22);
    expect(shapeOf(rounded)).toEqual({ kind: 'tile', ground: blue });
  });

  it('tells an even blend from a picture', async () => {
    expect(shapeOf(await renderSvg(gradientSvg, 128, 128)).kind).toBe('blend');
    const picture = withSquare(blue);
    drawOver(picture, blankPixels(100, 50, white), 0, 0);
    expect(shapeOf(picture).kind).toBe('picture');
  });
});

describe('cutOut', () => {
  it('finds the drawing on one colour and on a blend', async () => {
    const tile = cutOut(withSquare(blue), { kind: 'tile', ground: blue });
    const pixels = await renderSvg(gradientSvg, 128, 128);
    const shape = shapeOf(pixels);
    if (shape.kind !== 'blend') throw new TypeError(shape.kind);
    const blend = cutOut(pixels, shape);
    for (const cutout of [tile, blend]) {
      const { width } = cutout;
      expect(alphaAt(cutout, width / 2, width / 2)).toBe(255);
      for (const place of [0, 10, width - 1]) expect(alphaAt(cutout, place, place)).toBe(0);
    }
  });
});
