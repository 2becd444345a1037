import type { Key, RangeQuery } from './database.ts';
import { compareKeys } from './keys.ts';

/** A row in an order: by `key`, and under one key by `primary`. */
export type SortedRow = { key: Key; primary: Key; row: unknown };

/** @returns where a row stands or would stand. */
function placeOf(rows: readonly SortedRow[], key: Key, primary: Key): number {
  return firstPlace(rows, (row) => {
    const order = compareKeys(row.key, key);
    return order === 0 ? compareKeys(row.primary, primary) < 0 : order < 0;
  });
}

/** @returns the first place that does not come before, in rows of which the first ones do. */
function firstPlace(rows: readonly SortedRow[], isBefore: (row: SortedRow) => boolean): number {
  let low = 0;
  let high = rows.length;
  // Most rows are put at the end.
  const last = rows[high - 1];
  if (last && isBefore(last)) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = rows[middle];
    if (row && isBefore(row)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function insertRow(rows: SortedRow[], added: SortedRow): void {
  const place = placeOf(rows, added.key, added.primary);
  if (place === rows.length) rows.push(added);
  else rows.splice(place, 0, added);
}

export function removeRow(rows: SortedRow[], key: Key, primary: Key): void {
  const place = placeOf(rows, key, primary);
  const found = rows[place];
  if (!found || compareKeys(found.key, key) !== 0) return;
  if (compareKeys(found.primary, primary) === 0) rows.splice(place, 1);
}

/** @returns the first row after the range's start and the place after its last. */
export function placesOf(
  rows: readonly SortedRow[],
  query: RangeQuery,
): [from: number, to: number] {
  const { lower, upper, lowerOpen = false, upperOpen = false } = query.range ?? {};
  const from =
    lower === undefined
      ? 0
      : firstPlace(rows, (row) => {
          const order = compareKeys(row.key, lower);
          return lowerOpen ? order <= 0 : order < 0;
        });
  const to =
    upper === undefined
      ? rows.length
      : firstPlace(rows, (row) => {
          const order = compareKeys(row.key, upper);
          return upperOpen ? order < 0 : order <= 0;
        });
  return [from, Math.max(from, to)];
}

export function rowsOf(rows: readonly SortedRow[], query: RangeQuery): unknown[] {
  const [from, to] = placesOf(rows, query);
  const limit = query.limit ?? Number.POSITIVE_INFINITY;
  if (query.direction === 'prev') {
    const start = Math.max(from, to - limit);
    return rows
      .slice(start, to)
      .map(({ row }) => row)
      .reverse();
  }
  return rows.slice(from, Math.min(to, from + limit)).map(({ row }) => row);
}
