import { and, eq, sql } from 'drizzle-orm';
import type { CorrectionCause } from '../../../app/contract/points/order.ts';
import type { Queries } from '../../database/database.ts';
import { corrections, orders } from '../../database/schema.ts';
import { addNotice } from '../../notices/addNotice.ts';
import type { Services } from '../../services.ts';
import { readBalances } from '../balances.ts';
import { correctionCauseTexts } from '../causeTexts.data.ts';
import { post } from '../ledger.ts';
import { moneyValues } from '../moneyValues.ts';
import { correctionLegs } from '../movements.ts';
import { newOrderNo } from '../orderNo.ts';
import { addOrder, findOrder, type OrderRow } from '../orders.ts';
import { walletOf } from './reviewed.ts';

export type Correction = {
  /** The order that was credited wrongly. */
  corrects: string;
  cause: CorrectionCause;
  /** Hundredths of a point, above zero: what is missing, or what was too much. */
  amount: number;
};

/**
 * Puts right what an order credited: `underpaid` gives what is missing, the other causes take what was
 * too much, of what is available and never more than the order gave; the rest is the house's loss.
 * @returns the correction, or a sentence that says why there is none
 */
export function correctPoints(
  services: Services,
  { corrects, cause, amount: wanted }: Correction,
): Promise<OrderRow | string> {
  return services.db.write(async (tx) => {
    const corrected = await findOrder(tx, corrects);
    if (corrected?.status !== 1 || corrected.amount < 1 || corrected.kind === 'correction')
      return 'Only what was credited can be corrected.';
    const { walletId, packageId } = corrected;
    const taken = cause === 'underpaid' ? 0 : await mostToTake(tx, corrected);
    const amount = cause === 'underpaid' ? wanted : -Math.min(wanted, taken);
    if (amount === 0) return 'Nothing of it is left to take.';
    const now = services.now();
    const orderNo = newOrderNo(services, 'correction');
    const order = await addOrder(tx, {
      ...{ orderNo, kind: 'correction', walletId, packageId, intentId: null, amount },
      ...{ status: 1, stage: 'done', createdAt: now, reviewedAt: now },
    });
    await tx.insert(corrections).values({ orderNo, corrects, cause });
    await post(tx, services, { packageId, orderNo, legs: correctionLegs(walletId, amount) });
    const values = moneyValues(services.brands, packageId, { amount });
    const { userId } = await walletOf(tx, walletId);
    await addNotice(tx, services, {
      ...{ userId, packageId, kind: 'pointsCorrected' },
      values: { ...values, orderNo, corrects, cause: correctionCauseTexts[cause] },
    });
    return order;
  });
}

/** What an order gave and no correction has taken yet, as far as it is available. */
async function mostToTake(tx: Queries, { orderNo, walletId, amount }: OrderRow): Promise<number> {
  const row = await tx
    .select({ taken: sql<number>`coalesce(-sum(${orders.amount}), 0)` })
    .from(corrections)
    .innerJoin(orders, eq(orders.orderNo, corrections.orderNo))
    .where(and(eq(corrections.corrects, orderNo), sql`${orders.amount} < 0`))
    .get();
  const { available } = await readBalances(tx, walletId);
  return Math.max(0, Math.min(available, amount - (row?.taken ?? 0)));
}
