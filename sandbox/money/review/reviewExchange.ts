import { eq } from 'drizzle-orm';
import type { ExchangeReason } from '../../../app/contract/exchange/exchangeReason.ts';
import type { Queries } from '../../database/database.ts';
import { exchanges } from '../../database/schema.ts';
import { addNotice } from '../../notices/addNotice.ts';
import type { BrandNoticeKind, NoticeValues } from '../../notices/notices.ts';
import type { Services } from '../../services.ts';
import { exchangeReasonTexts } from '../exchangeReasonTexts.data.ts';
import { exchangeRowOf } from '../exchangeRow.ts';
import { post } from '../ledger.ts';
import { moneyValues } from '../moneyValues.ts';
import { payLegs, releaseLegs } from '../movements.ts';
import { changeOrder, type OrderRow } from '../orders.ts';
import type { Wallet } from '../wallets.ts';
import { decide, type Reviewed } from './reviewed.ts';

/** A withdrawal in review is to be paid. */
export function approveExchange(services: Services, orderNo: string): Promise<Reviewed> {
  return decide(services, orderNo, 'exchange', async (tx, order, wallet) => {
    const change = { stage: 'paying', approvedAt: services.now() } as const;
    if (!(await changeOrder(tx, { orderNo, stage: 'review' }, change))) return false;
    await tell(tx, services, { order, wallet, kind: 'exchangeApproved' });
    return true;
  });
}

/** A withdrawal was paid: its points leave the person. @param payoutRef reference of the bank transfer. */
export function payExchange(
  services: Services,
  orderNo: string,
  payoutRef: string,
): Promise<Reviewed> {
  return decide(services, orderNo, 'exchange', async (tx, order, wallet) => {
    const change = { status: 1, stage: 'done', reviewedAt: services.now() } as const;
    if (!(await changeOrder(tx, { orderNo, stage: 'paying' }, change))) return false;
    const row = await exchangeRowOf(tx, orderNo);
    await tx.update(exchanges).set({ payoutRef }).where(eq(exchanges.orderNo, orderNo));
    const legs = payLegs(wallet.id, -order.amount, row.fee);
    await post(tx, services, { packageId: order.packageId, orderNo, legs });
    await tell(tx, services, { order, wallet, kind: 'exchangePaid', values: { payoutRef } });
    return true;
  });
}

/** A withdrawal in review or on its way has failed: its points are available again. */
export function refuseExchange(
  services: Services,
  orderNo: string,
  reason: ExchangeReason,
): Promise<Reviewed> {
  return decide(services, orderNo, 'exchange', async (tx, order, wallet) => {
    const { stage, packageId } = order;
    if (stage !== 'review' && stage !== 'paying') return false;
    const change = { status: 2, stage: 'failed', reason, reviewedAt: services.now() } as const;
    if (!(await changeOrder(tx, { orderNo, stage }, change))) return false;
    await post(tx, services, { packageId, orderNo, legs: releaseLegs(wallet.id, -order.amount) });
    const values = { reason: exchangeReasonTexts[reason] };
    await tell(tx, services, { order, wallet, kind: 'exchangeFailed', values });
    return true;
  });
}

type Telling = { order: OrderRow; wallet: Wallet; kind: BrandNoticeKind; values?: NoticeValues };

async function tell(
  tx: Queries,
  services: Services,
  { order, wallet, kind, values }: Telling,
): Promise<void> {
  const { last4 } = await exchangeRowOf(tx, order.orderNo);
  const { userId, packageId } = wallet;
  const money = moneyValues(services.brands, packageId, { amount: -order.amount });
  await addNotice(tx, services, {
    ...{ userId, packageId, kind },
    values: { ...money, orderNo: order.orderNo, last4, ...values },
  });
}
