import type { InfiniteData } from '@tanstack/react-query';

/** What a paged call answers. */
export type Page<Item = unknown> = {
  list: Item[];
  /** Items on all pages together. */
  total: number;
};

export type Pages<P extends Page> = InfiniteData<P, number>;

/** Items asked for at a time. */
export const pageSize = 20;

/**
 * @returns the items of all pages in their order. One that moved to a later page between two
 * readings stands once, where it was read first.
 */
export function itemsOf<Item>(
  pages: readonly { list: readonly Item[] }[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const byId = new Map<string, Item>();
  for (const { list } of pages) {
    for (const item of list) {
      const id = idOf(item);
      if (!byId.has(id)) byId.set(id, item);
    }
  }
  return [...byId.values()];
}

/** @returns number of the page after these, or undefined after the last. */
export function nextPage(pages: readonly Page[]): number | undefined {
  const last = pages.at(-1);
  // An empty page is the end, whatever the total says.
  if (!last || last.list.length === 0) return undefined;
  return pages.length * pageSize < last.total ? pages.length + 1 : undefined;
}
