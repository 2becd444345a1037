import type { VirtualizerHandle } from 'virtua';
import type { AnchoredRow } from './anchoredRow.ts';

type Layout = Pick<VirtualizerHandle, 'scrollOffset' | 'findItemIndex'>;

/**
 * @param strip pixels at the top of the view
 * @returns key of the row at the top; null where a marker stands in the strip, or there is no row
 */
export function topInView(
  rows: readonly AnchoredRow[],
  layout: Layout,
  strip: number,
): string | null {
  const first = layout.findItemIndex(layout.scrollOffset);
  const last = layout.findItemIndex(layout.scrollOffset + strip);
  for (let index = first; index <= last; index += 1) {
    if (rows[index]?.isMarker) return null;
  }
  return rows[first]?.key ?? null;
}
