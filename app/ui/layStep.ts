import type { AnchoredRow } from './anchoredRow.ts';

/** Rows to lay out next, and whether those that came or went did so at the start. */
export type LayStep<Row> = { rows: readonly Row[]; isAtStart: boolean };

/**
 * What to lay out after `before` on the way to `after`. A list of measured rows grows or shrinks at one
 * end at a time: where both ends changed, the first step changes the start alone, and asked again, the
 * second goes on to `after`. The end keeps its distance from the view in a step at the start, the start
 * in any other.
 * @param firstInView index in `before`
 */
export function layStep<Row extends AnchoredRow>(
  before: readonly Row[],
  after: readonly Row[],
  firstInView: number,
): LayStep<Row> {
  const whole = { rows: after, isAtStart: false };
  if (before === after) return whole;
  const anchor = anchorOf(before, after, firstInView);
  if (!anchor || anchor.from === anchor.to) return whole;
  const { from, to } = anchor;
  if (before.length - from === after.length - to) return { rows: after, isAtStart: true };
  const start = after.slice(0, to);
  const known = new Set(start.map(({ key }) => key));
  const end = before.slice(from).filter(({ key }) => !known.has(key));
  return { rows: [...start, ...end], isAtStart: true };
}

/** @returns where the row that is to stay in its place stands before and after; null for none */
function anchorOf(
  before: readonly AnchoredRow[],
  after: readonly AnchoredRow[],
  firstInView: number,
): { from: number; to: number } | null {
  const inView = Math.max(0, Math.min(firstInView, before.length - 1));
  const isSame = before.length === after.length && before[inView]?.key === after[inView]?.key;
  if (isSame && !before[inView]?.isMarker) return { from: inView, to: inView };
  const places = new Map(after.map(({ key }, index) => [key, index]));
  const below = Array.from({ length: before.length - inView }, (_, index) => inView + index);
  const above = Array.from({ length: inView }, (_, index) => inView - 1 - index);
  for (const from of [...below, ...above]) {
    const row = before[from];
    const to = row && !row.isMarker ? places.get(row.key) : undefined;
    if (to !== undefined) return { from, to };
  }
  return null;
}
