type Row = { id: string };

/**
 * @param rows in their order
 * @param cursor id of the last row of the page before; one that is gone begins anew
 * @returns a page of rows, and the cursor of the next
 */
export function pageOf<One extends Row>(
  rows: readonly One[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): { rows: One[]; next: string | null } {
  const start = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1;
  const page = rows.slice(start, start + limit);
  const last = page.at(-1);
  return { rows: page, next: last && start + limit < rows.length ? last.id : null };
}
