import type { AnchoredRow } from './anchoredRow.ts';
import type { ListLayout } from './layoutIn.ts';

/** So much of a row's end may be below the view, at most half of the row. Pixels. */
const spared = 24;

/**
 * @param seen index of the last row that was seen before; -1 for none. A loose row after it does not
 * count yet, nor what follows it: what comes in before it has not been seen
 * @returns index of the last row, markers left out, whose end is in view or above it; -1 for none
 */
export function lastInView(rows: readonly AnchoredRow[], layout: ListLayout, seen = -1): number {
  const bottom = layout.scrollOffset + layout.viewportSize;
  const loose = rows.findIndex(({ isLoose }, place) => isLoose && place > seen);
  const end = loose < 0 ? rows.length : loose;
  let index = Math.min(end - 1, layout.findItemIndex(bottom));
  while (index >= 0 && (rows[index]?.isMarker || !hasEnded(index))) index -= 1;
  return index;

  function hasEnded(row: number): boolean {
    const size = layout.getItemSize(row);
    return layout.getItemOffset(row) + size - Math.min(spared, size / 2) <= bottom;
  }
}
