import type { OutputOf } from '../../../contract/call.ts';
import type { statement } from '../../../contract/points/statement.ts';
import { nextCursorOf } from '../../../core/query/nextCursor.ts';

type Page = OutputOf<typeof statement>;
export type Movement = Page['list'][number];

export type WholeStatement = { opening: number; closing: number; rows: Movement[] };

/**
 * Reads a statement to its end.
 * @param ask for the part at a cursor; undefined for the first.
 * @param onRows how many have come so far.
 * @throws what `ask` throws, and an error where the movements do not lead from opening to closing: a
 * statement that does not add up is no statement.
 */
export async function readStatement(
  ask: (cursor: string | undefined) => Promise<Page>,
  onRows: (count: number) => void,
): Promise<WholeStatement> {
  const pages: Page[] = [];
  const rows = new Map<number, Movement>();
  let cursor: string | undefined;
  do {
    const page = await ask(cursor);
    pages.push(page);
    for (const row of page.list) rows.set(row.seq, row);
    onRows(rows.size);
    cursor = nextCursorOf(pages);
  } while (cursor !== undefined);
  const { opening = 0, closing = 0 } = pages[0] ?? {};
  const movements = [...rows.values()];
  const sum = movements.reduce((total, { amount }) => total + amount, opening);
  if (sum !== closing) throw new Error('The movements of the statement do not make its closing.');
  return { opening, closing, rows: movements };
}
