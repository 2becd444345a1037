import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { orders } from '../database/schema.ts';
import { monthNamer, monthRange } from './periods.ts';

export type MonthTotal = { month: string; income: number; expense: number };

/**
 * @returns what came in and went out in the months that moments are in, newest first. Done orders
 * count, and those in review that go out; failed ones never.
 */
export async function totalsOfMonths(
  db: Queries,
  walletId: string,
  moments: readonly number[],
  timeZone: string,
): Promise<MonthTotal[]> {
  const months = [...new Set(moments.map(monthNamer(timeZone)))].sort().reverse();
  return Promise.all(
    months.map(async (month) => {
      const { from, to } = monthRange(month, timeZone);
      const { amount, createdAt, status } = orders;
      const row = await db
        .select({
          income: sql<number>`coalesce(sum(CASE WHEN ${status} = 1 AND ${amount} > 0 THEN ${amount} END), 0)`,
          expense: sql<number>`coalesce(sum(CASE WHEN ${status} < 2 AND ${amount} < 0 THEN -${amount} END), 0)`,
        })
        .from(orders)
        .where(and(eq(orders.walletId, walletId), gte(createdAt, from), lt(createdAt, to)))
        .get();
      return { month, income: row?.income ?? 0, expense: row?.expense ?? 0 };
    }),
  );
}
