import { expect, it } from 'vitest';
import { wholeModules } from './wholeModules.ts';

it('gives each module whole pixels, as many as there is room for, and stands in the middle', () => {
  for (let size = 21; size <= 177; size += 4) {
    const { module, side, margin } = wholeModules(size, 504);
    expect([module, side, margin].every(Number.isInteger)).toBe(true);
    expect(side).toBe(module * size);
    expect(side + size).toBeGreaterThan(504);
    expect(side + 2 * margin).toBeGreaterThanOrEqual(503);
    expect(side + 2 * margin).toBeLessThanOrEqual(504);
  }
});
