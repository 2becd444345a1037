import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankPixels } from './pixels.ts';
import { choosePalette, mapToPalette, quantised, tallyOf } from './quantise.ts';

const picture = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data) => ({ width, height, data })),
  );

describe('choosePalette', () => {
  it('never gives more colours than asked for, and maps every pixel into them', () => {
    fc.assert(
      fc.property(picture, fc.integer({ min: 2, max: 255 }), (pixels, limit) => {
        const tally = tallyOf(pixels);
        const palette = choosePalette(tally, limit);
        const { image, error } = mapToPalette(pixels, tally, palette);
        expect(palette.length).toBeLessThanOrEqual(limit);
        expect(Math.max(...image.indices)).toBeLessThan(palette.length);
        if (tally.words.length <= limit) expect(error).toBe(0);
      }),
    );
  });

  it('keeps the colours of flat areas exactly', () => {
    const pixels = blankPixels(64, 64, [47, 79, 134]);
    for (let at = 0; at < 64 * 20 * 4; at += 4) pixels.data.set([201, 67, 46, 255], at);
    for (let at = 64 * 30 * 4; at < 64 * 40 * 4; at += 4) {
      pixels.data.set([at & 255, (at >> 3) & 255, (at >> 6) & 255, 255], at);
    }
    const palette = [...choosePalette(tallyOf(pixels), 16)];
    expect(palette).toContain(0xff864f2f);
    expect(palette).toContain(0xff2e43c9);
  });

  it('gives the same palette every time', () => {
    fc.assert(
      fc.property(picture, (pixels) => {
        expect(choosePalette(tallyOf(pixels), 8)).toEqual(choosePalette(tallyOf(pixels), 8));
      }),
    );
  });
});

describe('quantised', () => {
  it('says when even its largest palette shows a difference', () => {
    const pixels = blankPixels(128, 128);
    for (let at = 0; at < pixels.data.length; at += 4) {
      const word = Math.imul(at + 1, 2654435761);
      pixels.data.set([word & 255, (word >> 8) & 255, (word >> 16) & 255, 255], at);
    }
    expect(quantised(pixels, [4, 16]).good).toBe(false);
    expect(quantised(blankPixels(8, 8, [1, 2, 3]), [4])).toMatchObject({ good: true, error: 0 });
  });
});
