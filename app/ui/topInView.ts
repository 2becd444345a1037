import type { AnchoredRow } from './anchoredRow.ts';
import type { ListLayout } from './layoutIn.ts';

type Layout = Pick<ListLayout, 'scrollOffset' | 'findItemIndex'>;

export type TopInView = {
  /** Of the first row at the top, or below it, that is no marker; null where there is none. */
  key: string | null;
  /** Whether a marker stands in the strip. */
  isMarked: boolean;
};

/** @param strip pixels at the top of the view */
export function topInView(rows: readonly AnchoredRow[], layout: Layout, strip: number): TopInView {
  const first = layout.findItemIndex(layout.scrollOffset);
  const last = layout.findItemIndex(layout.scrollOffset + strip);
  const isMarked = rows.slice(first, last + 1).some((row) => row.isMarker);
  let index = first;
  while (rows[index]?.isMarker) index += 1;
  return { key: rows[index]?.key ?? null, isMarked };
}
