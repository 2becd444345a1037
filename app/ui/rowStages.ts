import type { AnchoredRow } from './grewAtStart.ts';

/** Rows that fill the view of a phone; they are shown before the list knows of the others. */
const firstCount = 16;

/** The rows in view come first, then those above them, then those below. */
export type RowStage = 'view' | 'start' | 'whole';

/** @returns index of the row that stands at the top at first; -1 where the end is shown. */
export function startIn(rows: readonly AnchoredRow[], startAt: string | null): number {
  return startAt === null ? -1 : rows.findIndex(({ key }) => key === startAt);
}

/** @returns the rows that a list shows at this stage; the array itself when it is all of them. */
export function rowsOf<Row extends AnchoredRow>(
  stage: RowStage,
  rows: readonly Row[],
  startAt: string | null,
): readonly Row[] {
  if (stage === 'whole' || rows.length <= firstCount) return rows;
  const start = startIn(rows, startAt);
  const end = start < 0 ? rows.length : Math.min(rows.length, start + firstCount);
  return rows.slice(stage === 'view' ? Math.max(0, end - firstCount) : 0, end);
}
