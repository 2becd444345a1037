export type AnchoredRow = {
  key: string;
  /** A row that belongs to no moment of its own, such as a date or a spinner. */
  isMarker?: boolean;
  /** Rows may still come in between it and the one before it. */
  isLoose?: boolean;
};

/**
 * Whether rows came or went above what is in view, while the end is the same: then what is in view
 * keeps its distance from the end.
 * @param firstInView index in `before`.
 */
export function grewAtStart(
  before: readonly AnchoredRow[],
  after: readonly AnchoredRow[],
  firstInView: number,
): boolean {
  if (before.length === 0 || before.length === after.length) return false;
  if (before.at(-1)?.key !== after.at(-1)?.key) return false;
  let same = 0;
  while (same < before.length && before[same]?.key === after[same]?.key) same += 1;
  return same <= firstInView || before.slice(0, same).every(({ isMarker }) => isMarker);
}
