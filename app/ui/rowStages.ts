import type { AnchoredRow } from './anchoredRow.ts';

/** Rows that fill the view of a phone; they are shown before the list knows of the others. */
const firstCount = 16;
/** Rows that fill the third of the view above a row in its middle. */
const aboveCount = 8;

/** Where a list opens: at its `top` stands the row, or a third of the view below it. */
export type ListStart = { key: string; place: 'top' | 'middle' };

/**
 * The rows in view come first, then those below them, then those above: rows that come in above are
 * made room for by the distance from the end, so those below have to be there.
 */
export type RowStage = 'view' | 'end' | 'whole';

/** @returns index of the row where the list opens; -1 where its end is shown. */
export function startIn(rows: readonly AnchoredRow[], startAt: ListStart | null): number {
  return startAt === null ? -1 : rows.findIndex(({ key }) => key === startAt.key);
}

/** @returns the rows that a list shows at this stage; the array itself when it is all of them. */
export function rowsOf<Row extends AnchoredRow>(
  stage: RowStage,
  rows: readonly Row[],
  startAt: ListStart | null,
): readonly Row[] {
  const above = startAt?.place === 'middle' ? aboveCount : 0;
  const count = firstCount + above;
  if (stage === 'whole' || rows.length <= count) return rows;
  const start = startIn(rows, startAt);
  const last = rows.length - count;
  const first = start < 0 ? last : Math.max(0, Math.min(start - above, last));
  if (stage === 'view') return rows.slice(first, first + count);
  return first === 0 ? rows : rows.slice(first);
}
