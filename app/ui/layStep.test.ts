import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnchoredRow } from './anchoredRow.ts';
import { layStep } from './layStep.ts';

const row = (key: string): AnchoredRow => ({ key });
const marker = (key: string): AnchoredRow => ({ key, isMarker: true });
const rowsFrom = (from: number, to: number): AnchoredRow[] =>
  Array.from({ length: to - from }, (_, index) => row(`m${from + index}`));
const keysOf = (rows: readonly AnchoredRow[]) => rows.map(({ key }) => key);

/** A window from one message to another, with the rows at its open ends. */
const windowOf = (from: number, to: number, isOpen: boolean): AnchoredRow[] => [
  marker('older'),
  marker('monday'),
  ...rowsFrom(from, to),
  ...(isOpen ? [marker('newer')] : []),
];

/** Heights as the list keeps them, by place; what is new has not been measured. */
function laidOut(
  sizes: readonly string[],
  step: { rows: readonly AnchoredRow[]; isAtStart: boolean },
) {
  const grown = step.rows.length - sizes.length;
  const fresh = Array.from({ length: Math.max(0, grown) }, () => '');
  if (!step.isAtStart) return [...sizes, ...fresh].slice(0, step.rows.length);
  return grown >= 0 ? [...fresh, ...sizes] : sizes.slice(-grown);
}

describe('layStep', () => {
  const change = fc.record({
    from: fc.integer({ min: 0, max: 30 }),
    length: fc.integer({ min: 10, max: 30 }),
    atStart: fc.integer({ min: -9, max: 9 }),
    atEnd: fc.integer({ min: -9, max: 9 }),
    isOpen: fc.boolean(),
    place: fc.nat(40),
  });

  it('ends with the rows asked for after two steps at most, and keeps the size of what is in view', () => {
    fc.assert(
      fc.property(change, ({ from, length, atStart, atEnd, isOpen, place }) => {
        const before = windowOf(from + 10, from + 10 + length, isOpen);
        const after = windowOf(from + 10 + atStart, from + 10 + length + atEnd, isOpen);
        const kept = before.filter((one) => !one.isMarker && keysOf(after).includes(one.key));
        fc.pre(kept.length > 0);
        const messages = keysOf(kept);
        const inView = messages[place % messages.length] ?? '';
        const at = keysOf(before).indexOf(inView);
        const first = layStep(before, after, at);
        let sizes = laidOut(keysOf(before), first);
        expect(sizes[keysOf(first.rows).indexOf(inView)]).toBe(inView);
        let shown = first.rows;
        if (shown !== after) {
          const second = layStep(shown, after, keysOf(shown).indexOf(inView));
          expect(second).toEqual({ rows: after, isAtStart: false });
          sizes = laidOut(sizes, second);
          shown = second.rows;
        }
        expect(shown).toBe(after);
        expect(sizes[keysOf(after).indexOf(inView)]).toBe(inView);
        expect(new Set(keysOf(first.rows)).size).toBe(first.rows.length);
      }),
    );
  });

  it('sees older rows come in below the markers that stay on top', () => {
    const before = windowOf(3, 5, false);
    const after = windowOf(1, 5, false);
    expect(layStep(before, after, 0)).toEqual({ rows: after, isAtStart: true });
  });

  it('takes one step where rows come in below what is in view, also before the last', () => {
    const before = windowOf(3, 9, true);
    const after = windowOf(3, 20, true);
    expect(layStep(before, after, 4)).toEqual({ rows: after, isAtStart: false });
  });

  it('sees as many come as go, which leaves the list as long as it was', () => {
    const before = windowOf(0, 20, true);
    const after = windowOf(5, 25, true);
    const first = layStep(before, after, 12);
    expect(first.isAtStart).toBe(true);
    expect(keysOf(first.rows)).toEqual(keysOf(windowOf(5, 20, true)));
  });

  it('is one step for the first rows, for rows that only changed and for others altogether', () => {
    for (const [before, after] of [
      [[], [row('a')]],
      [
        [row('a'), row('b')],
        [row('c'), row('b')],
      ],
      [rowsFrom(0, 9), rowsFrom(20, 40)],
    ] as const) {
      expect(layStep(before, after, 0)).toEqual({ rows: after, isAtStart: false });
    }
  });
});
