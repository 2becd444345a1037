import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { bankCards, exchanges } from '../database/schema.ts';
import { addNotice } from '../notices/addNotice.ts';
import type { Services } from '../services.ts';
import { day } from './exchangeRule.ts';
import { post } from './ledger.ts';
import { moneyValues } from './moneyValues.ts';
import { holdLegs } from './movements.ts';
import { newOrderNo } from './orderNo.ts';
import { addOrder, type OrderRow } from './orders.ts';
import type { Wallet } from './wallets.ts';

export type WantedExchange = { amount: number; cardId: string; fee: number; intentId: string };

/**
 * Puts a withdrawal in review: its points are set aside, and the person is told.
 * @throws CallFailed `balanceInsufficient`
 */
export async function askExchange(
  tx: Queries,
  services: Pick<Services, 'brands' | 'now' | 'randomBytes'>,
  wallet: Wallet,
  { amount, cardId, fee, intentId }: WantedExchange,
): Promise<OrderRow> {
  const own = and(eq(bankCards.id, cardId), eq(bankCards.walletId, wallet.id));
  const card = await tx.select().from(bankCards).where(own).get();
  if (!card) throw new Error('There is no such card.');
  const { packageId, userId } = wallet;
  const createdAt = services.now();
  const orderNo = newOrderNo(services, 'exchange');
  const dueAt = createdAt + day;
  const order = await addOrder(tx, {
    ...{ orderNo, kind: 'exchange', walletId: wallet.id, packageId, intentId },
    ...{ amount: -amount, createdAt, dueAt },
  });
  const { bankId, last4 } = card;
  await tx.insert(exchanges).values({ orderNo, cardId, bankId, last4, fee, payoutRef: null });
  await post(tx, services, { packageId, orderNo, legs: holdLegs(wallet.id, amount) });
  const values = moneyValues(services.brands, packageId, { amount });
  await addNotice(tx, services, {
    userId,
    packageId,
    kind: 'exchangeRequested',
    values: { ...values, orderNo, last4 },
  });
  return order;
}
