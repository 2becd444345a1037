import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RowRange, rowsAhead } from './rowsAhead.ts';

/** @returns what is kept at last, and in how many steps */
function settled(kept: RowRange | null, view: RowRange, count: number) {
  let steps = 0;
  let now = rowsAhead(kept, view, count);
  for (let before = kept; now !== before; now = rowsAhead(now, view, count)) {
    before = now;
    steps += 1;
    if (steps > 20) throw new Error('It does not come to rest.');
  }
  return { kept: now, steps };
}

describe('rows rendered beside the view', () => {
  it('come six at a time, until there are at least eight on both sides', () => {
    const view = { first: 50, last: 59 };
    expect(rowsAhead(null, view, 200)).toEqual({ first: 44, last: 65 });
    expect(settled(null, view, 200).kept).toEqual({ first: 38, last: 71 });
  });

  it('stay as they are while the view moves a little', () => {
    const kept = { first: 38, last: 71 };
    expect(rowsAhead(kept, { first: 47, last: 56 }, 200)).toBe(kept);
  });

  it('are let go behind somebody who scrolls on', () => {
    const kept = settled({ first: 38, last: 71 }, { first: 40, last: 49 }, 200).kept;
    expect(kept).toEqual({ first: 32, last: 63 });
  });

  it('begin anew where the view is far from them', () => {
    const kept = { first: 38, last: 71 };
    expect(rowsAhead(kept, { first: 150, last: 159 }, 200)).toEqual({ first: 144, last: 165 });
  });

  it('come to rest around any view, within the list and within bounds', () => {
    const cases = fc
      .record({ count: fc.integer({ min: 1, max: 500 }), size: fc.integer({ min: 1, max: 30 }) })
      .chain(({ count, size }) =>
        fc.tuple(
          fc.constant(count),
          rangeWithin(count, size),
          fc.option(rangeWithin(count, 60), { nil: null }),
        ),
      );
    fc.assert(
      fc.property(cases, ([count, view, before]) => {
        const { kept } = settled(before, view, count);
        expect(kept.first).toBeLessThanOrEqual(Math.max(0, view.first - 8));
        expect(kept.last).toBeGreaterThanOrEqual(Math.min(count - 1, view.last + 8));
        expect(kept.first).toBeGreaterThanOrEqual(Math.max(0, view.first - 20));
        expect(kept.last).toBeLessThanOrEqual(Math.min(count - 1, view.last + 20));
      }),
    );
  });
});

function rangeWithin(count: number, size: number): fc.Arbitrary<RowRange> {
  return fc
    .tuple(fc.nat(count - 1), fc.integer({ min: 1, max: size }))
    .map(([first, length]) => ({ first, last: Math.min(count - 1, first + length - 1) }));
}
