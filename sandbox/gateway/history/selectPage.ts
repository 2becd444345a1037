import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { messages } from '../../database/schema.ts';
import { type MessageRow, type View, visibleIn } from '../messages/messageRows.ts';

type Page = {
  /** The page is next to it; null for the outermost one. */
  anchor: Pick<MessageRow, 'seq' | 'place'> | null;
  isOlder: boolean;
  count: number;
};

/** @returns the query of a page of a thread, from its anchor outwards */
export function selectPage(db: Queries, view: View, { anchor, isOlder, count }: Page) {
  const order = isOlder ? desc : asc;
  return db
    .select()
    .from(messages)
    .where(and(visibleIn(db, view), anchor ? beyond(anchor, isOlder) : undefined))
    .orderBy(order(messages.seq), order(messages.place))
    .limit(count);
}

/** The pair is compared as a whole, so that the index leads to it: the page costs the same anywhere. */
function beyond({ seq, place }: Pick<MessageRow, 'seq' | 'place'>, isOlder: boolean): SQL {
  const pair = sql`(${messages.seq}, ${messages.place})`;
  return isOlder ? sql`${pair} < (${seq}, ${place})` : sql`${pair} > (${seq}, ${place})`;
}
