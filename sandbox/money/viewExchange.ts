import { inArray } from 'drizzle-orm';
import type { LocaleId } from '../../app/brand/locales.ts';
import type { ExchangeRecord } from '../../app/contract/exchange/exchangeRecord.ts';
import type { Queries } from '../database/database.ts';
import { exchanges } from '../database/schema.ts';
import { bankName } from './cards/bankName.ts';
import { exchangeReasonTexts } from './exchangeReasonTexts.data.ts';
import { secondOf, secondOrNull } from './moments.ts';
import { type OrderRow, statusOf } from './orders.ts';

/** @returns withdrawals as their person sees them, in the order given. */
export async function viewExchanges(
  db: Queries,
  orders: readonly OrderRow[],
  locale: LocaleId,
): Promise<ExchangeRecord[]> {
  const numbers = orders.map(({ orderNo }) => orderNo);
  const rows = await db.select().from(exchanges).where(inArray(exchanges.orderNo, numbers));
  const byNumber = new Map(rows.map((row) => [row.orderNo, row]));
  return orders.map((order) => {
    const row = byNumber.get(order.orderNo);
    if (!row) throw new Error('A withdrawal has no row of its own.');
    const { orderNo, stage, reason } = order;
    return {
      ...{ orderNo, stage, reason },
      createdAt: secondOf(order.createdAt),
      reviewedAt: secondOrNull(order.reviewedAt),
      amount: -order.amount,
      fee: row.fee,
      status: statusOf(order),
      bankName: bankName(row.bankId, locale),
      last4: row.last4,
      dueAt: secondOf(order.dueAt ?? order.createdAt),
      remark: remarkOf(reason, locale),
      payoutRef: row.payoutRef,
    };
  });
}

/** @returns the fixed sentence of a reason; none for a reason there is none for. */
export function remarkOf(reason: string | null, locale: LocaleId): string {
  if (reason === null || !Object.hasOwn(exchangeReasonTexts, reason)) return '';
  return exchangeReasonTexts[reason as keyof typeof exchangeReasonTexts][locale];
}
