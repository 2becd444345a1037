import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { orders } from '../database/schema.ts';

/** Most withdrawals in review at once. */
export const mostOpenExchanges = 3;
/** A day by the clock, not by the calendar: at midnight nothing begins anew. */
export const day = 24 * 3_600_000;

/** A withdrawal that counts towards what a day allows. */
export type DayOrder = { amount: number; createdAt: number };

/** @returns withdrawals of the last 24 hours, oldest first; failed ones count for nothing. */
export async function dayOrders(db: Queries, walletId: string, now: number): Promise<DayOrder[]> {
  const rows = await db
    .select({ amount: orders.amount, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        ...[eq(orders.walletId, walletId), eq(orders.kind, 'exchange')],
        ...[gt(orders.createdAt, now - day), lt(orders.status, 2)],
      ),
    )
    .orderBy(orders.createdAt);
  return rows.map(({ amount, createdAt }) => ({ amount: -amount, createdAt }));
}

/** @returns what was asked for within the last 24 hours, in hundredths of a point. */
export function usedOf(list: readonly DayOrder[]): number {
  return list.reduce((sum, { amount }) => sum + amount, 0);
}

/** @returns when an amount fits into 24 hours, as old ones drop out; in milliseconds. */
export function freeAt(list: readonly DayOrder[], amount: number, dayMax: number): number {
  let left = usedOf(list) + amount - dayMax;
  for (const one of list) {
    left -= one.amount;
    if (left <= 0) return one.createdAt + day;
  }
  return (list.at(-1)?.createdAt ?? 0) + day;
}
