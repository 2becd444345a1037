import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { toHex, toOklch, withAlpha } from './oklch.ts';
import { solve } from './solve.ts';

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

const oklch = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.37, noNaN: true }),
  h: fc.double({ min: 0, max: 360, noNaN: true }),
});

describe('toOklch and toHex', () => {
  it('give back every sRGB colour', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(toHex(toOklch(colour))).toBe(colour);
      }),
    );
  });

  it('keep lightness and hue of a colour outside sRGB', () => {
    const fitted = toOklch(toHex({ l: 0.6, c: 0.37, h: 152 }));
    expect(fitted.l).toBeCloseTo(0.6, 2);
    expect(fitted.h).toBeCloseTo(152, 0);
  });

  it('agree with known values', () => {
    expect(toOklch('#FF0000').l).toBeCloseTo(0.628, 3);
    expect(toOklch('#808080')).toMatchObject({ c: 0, h: 0 });
    expect(toHex({ l: 1, c: 0.2, h: 30 })).toBe('#FFFFFF');
    expect(withAlpha('#123456', 0.5)).toBe('#12345680');
  });
});

describe('contrast', () => {
  it('agrees with WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});

describe('solve', () => {
  const ratio = fc.constantFrom(3.05, 4.55, 5.2, 6.5);
  const planesFrom = (lowest: number) =>
    fc.array(
      oklch.map((colour) => toHex({ ...colour, l: lowest + colour.l * 0.3 })),
      { minLength: 1, maxLength: 4 },
    );

  it('finds the first shade of a step-by-step walk', () => {
    const setting = fc.oneof(
      fc.record({ way: fc.constant('darker' as const), grounds: planesFrom(0.7) }),
      fc.record({ way: fc.constant('lighter' as const), grounds: planesFrom(0) }),
    );
    fc.assert(
      fc.property(oklch, setting, ratio, (start, { way, grounds }, need) => {
        const found = solve(start, way, grounds, need);
        const walked = walk(start, way === 'darker' ? -0.004 : 0.004, grounds, need);
        // Rounding to bytes makes luminance wobble: the two may differ by a step.
        expect(Math.abs(toOklch(found).l - toOklch(walked).l)).toBeLessThan(0.009);
      }),
    );
  });

  it('reaches the ratio wherever black or white does', () => {
    fc.assert(
      fc.property(oklch, hex, ratio, (start, colour, need) => {
        if (contrast('#000000', colour) >= need) {
          expect(contrast(solve(start, 'darker', [colour], need), colour)).toBeGreaterThanOrEqual(
            need,
          );
        }
      }),
    );
  });
});

function walk(
  start: { l: number; c: number; h: number },
  step: number,
  grounds: readonly string[],
  need: number,
): string {
  let l = start.l;
  for (;;) {
    const colour = toHex({ ...start, l });
    const reads = grounds.every((ground) => contrast(colour, ground) >= need);
    if (reads || (step < 0 ? l <= 0 : l >= 1)) return colour;
    l = Math.min(1, Math.max(0, l + step));
  }
}
