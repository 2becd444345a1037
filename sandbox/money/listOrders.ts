import { and, desc, eq, gt, gte, lt, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { orders } from '../database/schema.ts';
import type { OrderRow } from './orders.ts';
import type { Range } from './periods.ts';

export type OrderPage = {
  range: Range;
  /** `next` of the page before. */
  cursor?: string | undefined;
  limit: number;
};

/** @returns a wallet's orders, newest first, and where the next page begins. */
export async function listOrders(
  db: Queries,
  walletId: string,
  { range, cursor, limit }: OrderPage,
  only?: SQL,
): Promise<{ list: OrderRow[]; next: string | null }> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.walletId, walletId),
        gte(orders.createdAt, range.from),
        lt(orders.createdAt, range.to),
        olderThan(cursor),
        only,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(limit + 1);
  const list = rows.slice(0, limit);
  const last = list.at(-1);
  const next = last && rows.length > limit ? `${last.createdAt}.${last.orderNo}` : null;
  return { list, next };
}

/** Sign of what an order moves. */
export const comesIn = gt(orders.amount, 0);
export const goesOut = lt(orders.amount, 0);

// A row keeps its place whatever becomes of the order, so that no page has one twice or leaves one out.
function olderThan(cursor: string | undefined): SQL | undefined {
  const [, createdAt = '', orderNo = ''] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(cursor ?? '') ?? [];
  if (createdAt === '') return undefined;
  const moment = Number(createdAt);
  const sameMoment = and(eq(orders.createdAt, moment), lt(orders.orderNo, orderNo));
  return or(lt(orders.createdAt, moment), sameMoment);
}
