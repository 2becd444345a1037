import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropTransform, fittedArea, fittedSize, turnedSize } from './cropGeometry.ts';

const length = fc.integer({ min: 1, max: 8000 });
const size = fc.record({ width: length, height: length });
const turn = fc.constantFrom(0, 90, 180, 270, 360);

describe('fittedSize', () => {
  it('keeps the shape, and no side longer than allowed nor shorter than a pixel', () => {
    fc.assert(
      fc.property(size, (picture) => {
        const { width, height } = fittedSize(picture, 2048);
        expect(Math.max(width, height)).toBeLessThanOrEqual(2048);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        if (Math.max(picture.width, picture.height) <= 2048) {
          expect({ width, height }).toEqual(picture);
        }
      }),
    );
  });
});

describe('fittedArea', () => {
  it('is the size itself where that has few enough pixels, and else has few enough', () => {
    const most = 4_000_000;
    fc.assert(
      fc.property(size, (picture) => {
        const { width, height } = fittedArea(picture, most);
        expect(width * height).toBeLessThanOrEqual(most);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        if (picture.width * picture.height <= most) expect({ width, height }).toEqual(picture);
      }),
    );
  });

  it('keeps the shape', () => {
    expect(fittedArea({ width: 8000, height: 6000 }, 12_000_000)).toEqual({
      width: 4000,
      height: 3000,
    });
  });
});

describe('cropTransform', () => {
  it('draws every corner of the part onto the square’s corners, however it is turned', () => {
    fc.assert(
      fc.property(
        size,
        turn,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (picture, degrees, at) => {
          const box = turnedSize(picture, degrees);
          const width = Math.min(box.width, box.height);
          const area = {
            x: (box.width - width) * at,
            y: (box.height - width) * at,
            width,
            height: width,
          };
          const [a, b, c, d, e, f] = cropTransform(picture, area, degrees, 512);
          const corners = [
            [0, 0],
            [picture.width, 0],
            [0, picture.height],
            [picture.width, picture.height],
          ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
          const scale = 512 / width;
          const left = Math.min(...corners.map(([x]) => x));
          const top = Math.min(...corners.map(([, y]) => y));
          const right = Math.max(...corners.map(([x]) => x));
          const bottom = Math.max(...corners.map(([, y]) => y));
          expect(left).toBeCloseTo(-area.x * scale, 3);
          expect(top).toBeCloseTo(-area.y * scale, 3);
          expect(right).toBeCloseTo((box.width - area.x) * scale, 3);
          expect(bottom).toBeCloseTo((box.height - area.y) * scale, 3);
        },
      ),
    );
  });

  it('turns to the right: what was at the top left comes to the top right', () => {
    const whole = { x: 0, y: 0, width: 100, height: 100 };
    const [, , , , e, f] = cropTransform({ width: 100, height: 100 }, whole, 90, 100);
    expect([e, f]).toEqual([100, 0]);
  });
});
