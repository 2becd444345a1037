import type { TimelineRow } from './timelineRow.ts';

/** @returns a moment of the day that a row belongs to; null for a row that is not there, or above all days */
export function dayAbove(rows: readonly TimelineRow[], key: string): number | null {
  for (let index = rows.findIndex((row) => row.key === key); index >= 0; index -= 1) {
    const row = rows[index];
    if (row?.kind === 'day') return row.time;
  }
  return null;
}
