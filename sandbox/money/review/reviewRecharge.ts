import { eq } from 'drizzle-orm';
import type { LocaleId } from '../../../app/brand/locales.ts';
import type { RechargeReason } from '../../../app/contract/recharge/rechargeReason.ts';
import { recharges } from '../../database/schema.ts';
import { addNotice } from '../../notices/addNotice.ts';
import type { Services } from '../../services.ts';
import { post } from '../ledger.ts';
import { moneyValues } from '../moneyValues.ts';
import { rechargeLegs } from '../movements.ts';
import { changeOrder } from '../orders.ts';
import { creditOf } from '../recharge/rechargeClaim.ts';
import { rechargeRowOf } from '../recharge/rechargeRow.ts';
import { rechargeReasonTexts } from '../rechargeReasonTexts.data.ts';
import { decide, type Reviewed } from './reviewed.ts';

/**
 * What was transferred has arrived, and is credited as it arrived.
 * @param arrived millionths of 1 USDT, or of a point for a transfer; whole, above zero.
 */
export function approveRecharge(
  services: Services,
  orderNo: string,
  arrived: number,
): Promise<Reviewed> {
  return decide(services, orderNo, 'recharge', async (tx, order, wallet) => {
    const of = eq(recharges.orderNo, orderNo);
    const amount = creditOf(await rechargeRowOf(tx, orderNo), arrived);
    if (amount === null) return false;
    const change = { status: 1, stage: 'done', amount, reviewedAt: services.now() } as const;
    if (!(await changeOrder(tx, { orderNo, stage: 'review' }, change))) return false;
    await tx.update(recharges).set({ receivedMicro: arrived }).where(of);
    const { packageId } = order;
    await post(tx, services, { packageId, orderNo, legs: rechargeLegs(wallet.id, amount) });
    const claimed = order.amount;
    await addNotice(tx, services, {
      ...{ userId: wallet.userId, packageId, kind: 'rechargeDone' },
      values: { ...moneyValues(services.brands, packageId, { amount, claimed }), orderNo },
    });
    return true;
  });
}

/**
 * What was reported did not arrive; the transaction may be reported again.
 * @throws Error where the reason is none of the way it came by
 */
export function refuseRecharge(
  services: Services,
  orderNo: string,
  reason: RechargeReason,
): Promise<Reviewed> {
  return decide(services, orderNo, 'recharge', async (tx, order, wallet) => {
    const texts = reasonTexts((await rechargeRowOf(tx, orderNo)).method, reason);
    const change = { status: 2, stage: 'failed', reason, reviewedAt: services.now() } as const;
    if (!(await changeOrder(tx, { orderNo, stage: 'review' }, change))) return false;
    await tx.update(recharges).set({ isOpen: false }).where(eq(recharges.orderNo, orderNo));
    const { packageId } = order;
    const claimed = moneyValues(services.brands, packageId, { claimed: order.amount });
    await addNotice(tx, services, {
      ...{ userId: wallet.userId, packageId, kind: 'rechargeFailed' },
      values: { ...claimed, orderNo, reason: texts },
    });
    return true;
  });
}

function reasonTexts(method: 'transfer' | 'usdt', reason: RechargeReason) {
  const own: Partial<Record<RechargeReason, Record<LocaleId, string>>> =
    rechargeReasonTexts[method];
  const texts = own[reason];
  if (!texts) throw new Error(`No top-up by ${method} fails as ${reason}.`);
  return texts;
}
