/** Rows of a list by their indexes, both included. */
export type RowRange = { first: number; last: number };

/** Fewer rows than this beside the view have more rendered. */
const least = 8;
/** So many rows are rendered, or let go, at a time: a few together cost less than each alone. */
const step = 6;
/** More rows than this beside the view are let go. */
const most = least + 2 * step;

/**
 * @param kept those rendered whether they are in view or not; null for none
 * @param view those in view
 * @param count how many rows the list has
 * @returns those to be kept next: a step further, `kept` itself when there are enough on both sides
 */
export function rowsAhead(kept: RowRange | null, view: RowRange, count: number): RowRange {
  const isNear = kept !== null && kept.first <= view.last && kept.last >= view.first;
  const from = isNear ? kept : view;
  const first = Math.max(0, view.first - beside(view.first - from.first));
  const last = Math.min(count - 1, view.last + beside(from.last - view.last));
  return isNear && first === kept.first && last === kept.last ? kept : { first, last };
}

/** @returns how many rows there should be beside the view, where there are so many */
function beside(rows: number): number {
  if (rows < least) return Math.max(0, rows) + step;
  return rows > most ? least + step : rows;
}
