import { and, eq } from 'drizzle-orm';
import type { CoinRecord } from '../../app/contract/points/coinRecord.ts';
import type { Queries } from '../database/database.ts';
import { orders } from '../database/schema.ts';
import { secondOf, secondOrNull } from './moments.ts';

export type OrderRow = typeof orders.$inferSelect;

/** @returns an order by its number, or null. */
export async function findOrder(db: Queries, orderNo: string): Promise<OrderRow | null> {
  return (await db.select().from(orders).where(eq(orders.orderNo, orderNo)).get()) ?? null;
}

/** @returns what an intent has made, or null. */
export async function findOrderOf(db: Queries, intentId: string): Promise<OrderRow | null> {
  return (await db.select().from(orders).where(eq(orders.intentId, intentId)).get()) ?? null;
}

type Fields = 'status' | 'stage' | 'approvedAt' | 'reviewedAt' | 'reason' | 'dueAt';

/** A new order; what is left out is null, and it is in review. */
export async function addOrder(
  tx: Queries,
  order: Omit<OrderRow, Fields> & Partial<Pick<OrderRow, Fields>>,
): Promise<OrderRow> {
  const row: OrderRow = {
    ...{ status: 0, stage: 'review', reason: null, dueAt: null },
    ...{ approvedAt: null, reviewedAt: null },
    ...order,
  };
  await tx.insert(orders).values(row);
  return row;
}

/**
 * Changes an order that waits at a stage. Do it before its legs are posted.
 * @returns false where somebody was faster: then nothing may be posted
 */
export async function changeOrder(
  tx: Queries,
  from: { orderNo: string; stage: 'review' | 'paying' },
  change: Partial<Pick<OrderRow, Fields | 'amount'>>,
): Promise<boolean> {
  const waits = and(
    eq(orders.orderNo, from.orderNo),
    eq(orders.status, 0),
    eq(orders.stage, from.stage),
  );
  const changed = await tx
    .update(orders)
    .set(change)
    .where(waits)
    .returning({ orderNo: orders.orderNo });
  return changed.length === 1;
}

/** @returns the row of the points details that an order is. */
export function coinRecordOf(order: OrderRow): CoinRecord {
  const { orderNo, kind, amount, reason } = order;
  return {
    ...{ id: orderNo, orderNo, type: kind, amount, reason },
    createdAt: secondOf(order.createdAt),
    status: statusOf(order),
    settledAt: secondOrNull(order.reviewedAt),
  };
}

/** @returns the status as the contract has it. */
export function statusOf({ status }: Pick<OrderRow, 'status'>): CoinRecord['status'] {
  if (status === 0 || status === 1 || status === 2) return status;
  throw new Error('An order has a status that there is not.');
}
