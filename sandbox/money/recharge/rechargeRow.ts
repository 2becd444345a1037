import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { recharges } from '../../database/schema.ts';
import type { RechargeRow } from './rechargeClaim.ts';

/** @returns what was reported with a recharge. @throws Error where the order is none */
export async function rechargeRowOf(db: Queries, orderNo: string): Promise<RechargeRow> {
  const row = await db.select().from(recharges).where(eq(recharges.orderNo, orderNo)).get();
  if (!row) throw new Error('A recharge has no row of its own.');
  return row;
}
