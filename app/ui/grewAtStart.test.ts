import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnchoredRow, grewAtStart } from './grewAtStart.ts';

const row = (key: string): AnchoredRow => ({ key });
const marker = (key: string): AnchoredRow => ({ key, isMarker: true });

describe('grewAtStart', () => {
  const rows = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 20 });

  it('is true for rows added or removed above the view, and false for those below', () => {
    fc.assert(
      fc.property(rows, fc.nat(18), fc.integer({ min: 1, max: 5 }), (keys, place, count) => {
        const before = keys.map(row);
        const inView = place % (keys.length - 1);
        const added = Array.from({ length: count }, (_, index) => row(`new ${index} of ${keys}`));
        const above = [...before.slice(0, inView), ...added, ...before.slice(inView)];
        expect(grewAtStart(before, above, inView)).toBe(true);
        expect(grewAtStart(above, before, inView)).toBe(true);
        const below = [...before.slice(0, -1), ...added, ...before.slice(-1)];
        expect(grewAtStart(before, below, 0)).toBe(false);
        expect(grewAtStart(before, [...before, ...added], inView)).toBe(false);
      }),
    );
  });

  it('sees older rows come in below the markers that stay on top', () => {
    const before = [marker('older'), marker('monday'), row('m3'), row('m4')];
    const after = [marker('older'), marker('monday'), row('m1'), row('m2'), row('m3'), row('m4')];
    expect(grewAtStart(before, after, 0)).toBe(true);
  });

  it('is false for the first rows and for rows that only changed', () => {
    expect(grewAtStart([], [row('a')], 0)).toBe(false);
    expect(grewAtStart([row('a'), row('b')], [row('c'), row('b')], 0)).toBe(false);
  });
});
