import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaBox, videoBox } from './mediaBox.ts';

describe('mediaBox', () => {
  it('is as large as fits, in the shape of the picture', () => {
    expect(mediaBox(4_000, 3_000)).toEqual({ width: 248, height: 186 });
    expect(mediaBox(3_000, 4_000)).toEqual({ width: 240, height: 320 });
    expect(mediaBox(200, 150)).toEqual({ width: 200, height: 150 });
    expect(mediaBox(40, 40)).toEqual({ width: 120, height: 120 });
  });

  it('is as large as fits for a video, however small that is', () => {
    expect(videoBox(160, 120)).toEqual({ width: 248, height: 186 });
    expect(videoBox(1_080, 1_920)).toEqual({ width: 180, height: 320 });
    expect(videoBox(0, 0)).toEqual({ width: 200, height: 200 });
  });

  it('cuts what is too long for it', () => {
    expect(mediaBox(10_000, 100)).toEqual({ width: 248, height: 96 });
    expect(mediaBox(100, 10_000)).toEqual({ width: 120, height: 320 });
  });

  it('is a square where no size is known', () => {
    for (const [width, height] of [
      [0, 0],
      [0, 90],
      [NaN, 2],
      [-4, 3],
      [Infinity, 5],
    ] as const) {
      expect(mediaBox(width, height)).toEqual({ width: 200, height: 200 });
    }
  });

  it('always keeps its bounds, and the shape of what is no strip', () => {
    const side = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const box = mediaBox(width, height);
        expect(Number.isInteger(box.width) && Number.isInteger(box.height)).toBe(true);
        expect(box.width).toBeGreaterThanOrEqual(120);
        expect(box.width).toBeLessThanOrEqual(248);
        expect(box.height).toBeGreaterThanOrEqual(96);
        expect(box.height).toBeLessThanOrEqual(320);
        const shape = width / height;
        if (shape < 120 / 320 || shape > 248 / 96) return;
        expect(Math.abs(box.width / box.height - shape) / shape).toBeLessThan(0.02);
      }),
    );
  });
});
