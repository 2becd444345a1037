import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { orders, wallets } from '../database/schema.ts';
import type { WalletOwner } from './wallets.ts';

/** @returns whether a recharge of a person was done in a brand. */
export async function hasRecharged(
  db: Queries,
  { userId, packageId }: WalletOwner,
): Promise<boolean> {
  const done = and(eq(orders.kind, 'recharge'), eq(orders.status, 1));
  const own = and(eq(wallets.userId, userId), eq(wallets.packageId, packageId));
  const found = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(wallets, eq(wallets.id, orders.walletId))
    .where(and(own, done))
    .limit(1)
    .get();
  return found !== undefined;
}
