import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { assemblePng } from './pngWrite.ts';
import { packLogo, splashData, zerosBlock } from './splashPng.ts';

describe('zerosBlock', () => {
  it('inflates to exactly that many zeros', () => {
    const end = Buffer.from([1, 0, 0, 255, 255]);
    fc.assert(
      fc.property(fc.nat(2_000_000), (count) => {
        const zeros = inflateRawSync(Buffer.concat([zerosBlock(count), end]));
        expect(zeros.equals(Buffer.alloc(count))).toBe(true);
      }),
      { numRuns: 60, examples: [[0], [1], [257], [258], [259], [516], [517]] },
    );
  });
});

describe('splashData', () => {
  const dimensions = fc.record({
    width: fc.integer({ min: 40, max: 90 }),
    height: fc.integer({ min: 40, max: 90 }),
    // At least a row of ground above and below, so that the corners are ground.
    side: fc.integer({ min: 1, max: 38 }),
    colours: fc.constantFrom(2, 3, 4, 12, 16, 17, 200),
  });

  it('is a picture with the logo in the middle of the ground, for every depth', async () => {
    await fc.assert(
      fc.asyncProperty(dimensions, async ({ width, height, side, colours }) => {
        const palette = Uint32Array.from({ length: colours }, (_, index) =>
          index === 0 ? 0 : (0xff000000 | (index * 50_003)) >>> 0,
        );
        const indices = Uint8Array.from(
          { length: side * side },
          (_, at) => 1 + (at % (colours - 1)),
        );
        const logo = packLogo({ width: side, height: side, indices, palette });
        const data = await splashData(logo, width, height);
        const png = assemblePng({ width, height, palette }, data, [9, 8, 7]);
        const decoded = await sharp(png, { failOn: 'warning' }).removeAlpha().raw().toBuffer();
        const at = (x: number, y: number) => [
          ...decoded.subarray((y * width + x) * 3).subarray(0, 3),
        ];
        const drawn = Array.from({ length: width }, (_, x) => x).filter(
          (x) => at(x, (height - side) >> 1).join() !== '9,8,7',
        );
        expect(drawn.length).toBe(side);
        const aside = Math.abs((drawn[0] ?? 0) - (width - side) / 2);
        expect(aside).toBeLessThanOrEqual(8 / logo.depth);
        const top = (height - side) >> 1;
        const word = palette[indices[0] as number] as number;
        expect(at(drawn[0] ?? 0, top)).toEqual([word & 255, (word >> 8) & 255, (word >> 16) & 255]);
        expect(at(0, 0)).toEqual([9, 8, 7]);
        expect(at(width - 1, height - 1)).toEqual([9, 8, 7]);
      }),
      { numRuns: 80 },
    );
  });
});
