import { describe, expect, it } from 'vitest';
import { measureReach, pickGround, visibleShare } from './measure.ts';
import { blankPixels, drawOver, type Rgb } from './pixels.ts';

const blue: Rgb = [47, 79, 134];
const white: Rgb = [255, 255, 255];

function withSquare(side: number, ground: Rgb | undefined, square: number) {
  const pixels = blankPixels(side, side, ground);
  const at = (side - square) / 2;
  drawOver(pixels, blankPixels(square, square, white), at, at);
  return pixels;
}

describe('measureReach', () => {
  it('gives the box and the farthest corner of what is drawn', () => {
    const reach = measureReach(withSquare(100, blue, 40), blue);
    expect(reach).toMatchObject({ left: 30, top: 30, right: 70, bottom: 70 });
    expect(reach?.farthest).toBeCloseTo(Math.hypot(20, 20) / 100);
  });

  it('finds nothing on an empty square', () => {
    expect(measureReach(blankPixels(50, 50, blue), blue)).toBeNull();
    expect(measureReach(blankPixels(50, 50), null)).toBeNull();
  });
});

describe('pickGround', () => {
  it('takes the first ground on which the drawing shows', () => {
    const mark = withSquare(100, undefined, 40);
    expect(visibleShare(mark, white)).toBe(0);
    expect(pickGround(mark, [white, blue, [0, 0, 0]])).toEqual(blue);
  });
});
