import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { orders, recharges } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { newOrderNo } from '../orderNo.ts';
import { addOrder, type OrderRow } from '../orders.ts';
import type { Wallet } from '../wallets.ts';
import type { RechargeRow } from './rechargeClaim.ts';

/** Most reports in review at once. */
export const mostOpenRecharges = 3;
/** Decided by then, in ms. */
const reviewTime = 24 * 3_600_000;

/** @returns how many reports of a wallet are in review. */
export function countOpenRecharges(db: Queries, walletId: string): Promise<number> {
  const isOpen = and(eq(orders.kind, 'recharge'), eq(orders.status, 0));
  return db.$count(orders, and(eq(orders.walletId, walletId), isOpen));
}

/** @returns the order that names a transaction and has not failed, with its wallet; or null. */
export async function findReport(
  db: Queries,
  { chainType, txHash }: { chainType: string; txHash: string },
): Promise<{ orderNo: string; walletId: string } | null> {
  const isSame = and(
    eq(recharges.chainType, chainType),
    eq(recharges.txHash, txHash),
    eq(recharges.isOpen, true),
  );
  const found = await db
    .select({ orderNo: orders.orderNo, walletId: orders.walletId })
    .from(recharges)
    .innerJoin(orders, eq(orders.orderNo, recharges.orderNo))
    .where(isSame)
    .get();
  return found ?? null;
}

/** What a person reports to have transferred. */
export type NewRecharge = Omit<RechargeRow, 'orderNo' | 'receivedMicro' | 'isOpen'>;

/** Keeps a report in review; no points move before somebody has found the transfer. */
export async function addRecharge(
  tx: Queries,
  services: Pick<Services, 'now' | 'randomBytes'>,
  {
    wallet,
    points,
    intentId,
    ...report
  }: NewRecharge & {
    wallet: Wallet;
    points: number;
    intentId: string;
  },
): Promise<OrderRow> {
  const createdAt = services.now();
  const order = await addOrder(tx, {
    ...{ orderNo: newOrderNo(services, 'recharge'), kind: 'recharge', intentId },
    ...{ walletId: wallet.id, packageId: wallet.packageId, amount: points },
    ...{ createdAt, dueAt: createdAt + reviewTime },
  });
  const { orderNo } = order;
  await tx.insert(recharges).values({ ...report, orderNo, receivedMicro: null, isOpen: true });
  return order;
}
