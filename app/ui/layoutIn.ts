import type { VirtualizerHandle } from 'virtua';

export type ListLayout = Pick<
  VirtualizerHandle,
  'scrollOffset' | 'viewportSize' | 'findItemIndex' | 'getItemOffset' | 'getItemSize'
>;

/**
 * @returns what a list shows now. Where rows that came in above have moved it, the virtualizer itself
 * knows of that with the next frame only.
 */
export function layoutIn(
  area: HTMLElement | null,
  handle: VirtualizerHandle | null,
): ListLayout | null {
  if (!area || !handle) return null;
  const { viewportSize, findItemIndex, getItemOffset, getItemSize } = handle;
  return { scrollOffset: area.scrollTop, viewportSize, findItemIndex, getItemOffset, getItemSize };
}
