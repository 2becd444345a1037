import { and, desc, eq, or } from 'drizzle-orm';
import type { LocaleId } from '../../app/brand/locales.ts';
import type { CorrectionCause, GrantCause, Order } from '../../app/contract/points/order.ts';
import type { Queries } from '../database/database.ts';
import { corrections, grants, ledgerAccounts, ledgerLegs } from '../database/schema.ts';
import { secondOf, secondOrNull } from './moments.ts';
import { coinRecordOf, type OrderRow } from './orders.ts';
import { viewRecharge } from './recharge/viewRecharge.ts';
import { viewExchanges } from './viewExchange.ts';

/** @returns one order as its person sees it, whole. */
export async function viewOrder(db: Queries, order: OrderRow, locale: LocaleId): Promise<Order> {
  return {
    row: coinRecordOf(order),
    steps: stepsOf(order),
    dueAt: order.status === 0 ? secondOrNull(order.dueAt) : null,
    balanceAfter: await balanceAfter(db, order),
    details: await detailsOf(db, order, locale),
    grant: order.kind === 'grant' ? await grantOf(db, order.orderNo) : null,
    correction: order.kind === 'correction' ? await correctionOf(db, order.orderNo) : null,
  };
}

/** What it went through, and what comes next. Nobody submits what the house gives or puts right. */
function stepsOf({ kind, status, ...moments }: OrderRow): Order['steps'] {
  const createdAt = secondOf(moments.createdAt);
  const approvedAt = secondOrNull(moments.approvedAt);
  const created = { step: 'created' as const, at: createdAt };
  const end = {
    step: status === 2 ? ('failed' as const) : ('done' as const),
    at: secondOrNull(moments.reviewedAt),
  };
  const review = { step: 'review' as const, at: createdAt };
  if (kind === 'grant' || kind === 'correction') return status === 0 ? [review, end] : [end];
  const isOnItsWay = kind === 'exchange' && (status !== 2 || approvedAt !== null);
  const paying = isOnItsWay ? [{ step: 'paying' as const, at: approvedAt }] : [];
  return [created, review, ...paying, end];
}

/** What was available right after the last movement of the order that touched it. */
async function balanceAfter(db: Queries, { walletId, orderNo }: OrderRow): Promise<number | null> {
  const { fromAccount, toAccount } = ledgerLegs;
  const row = await db
    .select({ leg: ledgerLegs, account: ledgerAccounts.id })
    .from(ledgerLegs)
    .innerJoin(
      ledgerAccounts,
      or(eq(ledgerAccounts.id, fromAccount), eq(ledgerAccounts.id, toAccount)),
    )
    .where(
      and(
        eq(ledgerLegs.orderNo, orderNo),
        eq(ledgerAccounts.walletId, walletId),
        eq(ledgerAccounts.kind, 'available'),
      ),
    )
    .orderBy(desc(ledgerLegs.seq))
    .limit(1)
    .get();
  if (!row) return null;
  return row.leg.toAccount === row.account ? row.leg.toAfter : row.leg.fromAfter;
}

async function detailsOf(
  db: Queries,
  order: OrderRow,
  locale: LocaleId,
): Promise<Order['details']> {
  if (order.kind === 'exchange') return (await viewExchanges(db, [order], locale))[0] ?? null;
  return order.kind === 'recharge' ? viewRecharge(db, order, locale) : null;
}

async function grantOf(db: Queries, orderNo: string): Promise<Order['grant']> {
  const row = await db.select().from(grants).where(eq(grants.orderNo, orderNo)).get();
  return row ? { cause: row.cause as GrantCause } : null;
}

async function correctionOf(db: Queries, orderNo: string): Promise<Order['correction']> {
  const row = await db.select().from(corrections).where(eq(corrections.orderNo, orderNo)).get();
  return row ? { cause: row.cause as CorrectionCause, corrects: row.corrects } : null;
}
