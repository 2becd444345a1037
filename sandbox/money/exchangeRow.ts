import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { exchanges } from '../database/schema.ts';

/** @returns what a withdrawal is to. @throws Error where the order is none */
export async function exchangeRowOf(
  db: Queries,
  orderNo: string,
): Promise<typeof exchanges.$inferSelect> {
  const row = await db.select().from(exchanges).where(eq(exchanges.orderNo, orderNo)).get();
  if (!row) throw new Error('A withdrawal has no row of its own.');
  return row;
}
