import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barStep, barWidth, waveHeight, wavePath } from './wavePath.ts';

it('draws each bar in its place and within the box', () => {
  const bars = fc.array(fc.double({ min: -1, max: 2, noNaN: true }), { maxLength: 64 });
  fc.assert(
    fc.property(bars, (heights) => {
      const strokes = [...wavePath(heights).matchAll(/M([\d.]+) ([\d.]+)V([\d.]+)/g)];
      expect(strokes).toHaveLength(heights.length);
      for (const [index, [, x, top, bottom]] of strokes.entries()) {
        expect(Number(x)).toBe(index * barStep + barStep / 2);
        expect(Number(top)).toBeGreaterThanOrEqual(barWidth / 2 - 0.01);
        expect(Number(bottom)).toBeLessThanOrEqual(waveHeight - barWidth / 2 + 0.02);
        expect(Number(bottom)).toBeGreaterThan(Number(top));
      }
    }),
  );
});
