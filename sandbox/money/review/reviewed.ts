import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { wallets } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { findOrder, type OrderRow } from '../orders.ts';
import type { Wallet } from '../wallets.ts';

/**
 * What became of a decision. Not done: somebody was faster, or it could not be; `order` is as it is
 * now, null where there is none.
 */
export type Reviewed = { isDone: boolean; order: OrderRow | null };

/** Decides in one transaction: state, movements and notice together, or nothing. */
export function decide(
  { db }: Pick<Services, 'db'>,
  orderNo: string,
  kind: OrderRow['kind'],
  effect: (tx: Queries, order: OrderRow, wallet: Wallet) => Promise<boolean>,
): Promise<Reviewed> {
  return db.write(async (tx) => {
    const order = await findOrder(tx, orderNo);
    if (order?.kind !== kind) return { isDone: false, order: null };
    const isDone = await effect(tx, order, await walletOf(tx, order.walletId));
    return { isDone, order: await findOrder(tx, orderNo) };
  });
}

/** @returns a wallet by its id. @throws Error where there is none */
export async function walletOf(tx: Queries, walletId: string): Promise<Wallet> {
  const wallet = await tx.select().from(wallets).where(eq(wallets.id, walletId)).get();
  if (!wallet) throw new Error('An order names a wallet that does not exist.');
  return wallet;
}
