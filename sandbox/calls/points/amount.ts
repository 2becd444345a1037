import { and, eq, isNull, sql } from 'drizzle-orm';
import { amount } from '../../../app/contract/points/amount.ts';
import type { Database } from '../../database/database.ts';
import { bankCards, orders } from '../../database/schema.ts';
import { readBalances } from '../../money/balances.ts';
import { exchangeLimitsOf } from '../../money/exchangeLimits.ts';
import { dayOrders, usedOf } from '../../money/exchangeRule.ts';
import { secondAfter } from '../../money/moments.ts';
import { hasFeature, requireFeature } from '../../money/requireFeature.ts';
import { findWallet } from '../../money/wallets.ts';
import { withdrawalHold } from '../../money/withdrawalHold.ts';
import { handle } from '../handler.ts';

export const handleAmount = handle(amount, async (_, context) => {
  const { db, session } = context;
  await requireFeature(context, 'points');
  const wallet = await findWallet(db.read, session);
  const { available, held, ledgerSeq } = await readBalances(db.read, wallet?.id ?? null);
  const now = context.now();
  const used = wallet ? usedOf(await dayOrders(db.read, wallet.id, now)) : 0;
  const hold = wallet && (await withdrawalHold(db.read, wallet, now));
  const canWithdraw = await hasFeature(context, 'exchange');
  return {
    ...{ available, held, ledgerSeq },
    inReview: {
      recharge: wallet ? await rechargesInReview(db, wallet.id) : 0,
      exchange: held.exchange,
    },
    currency: session.brand.currency,
    hasFundPassword: wallet?.fundPasswordHash ? (1 as const) : (0 as const),
    cards: wallet ? await countCards(db, wallet.id) : 0,
    holdUntil: hold ? secondAfter(hold.until) : null,
    exchangeRule: canWithdraw
      ? { ...exchangeLimitsOf(session.brand.currency), dayUsed: used }
      : null,
  };
});

/** What would be credited, in hundredths of a point. */
async function rechargesInReview({ read }: Database, walletId: string): Promise<number> {
  const row = await read
    .select({ sum: sql<number>`coalesce(sum(${orders.amount}), 0)` })
    .from(orders)
    .where(and(eq(orders.walletId, walletId), eq(orders.kind, 'recharge'), eq(orders.status, 0)))
    .get();
  return row?.sum ?? 0;
}

function countCards({ read }: Database, walletId: string): Promise<number> {
  return read.$count(bankCards, and(eq(bankCards.walletId, walletId), isNull(bankCards.removedAt)));
}
