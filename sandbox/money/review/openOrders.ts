import { asc, eq } from 'drizzle-orm';
import { bankCards, exchanges, orders, recharges, users, wallets } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { bankName } from '../cards/bankName.ts';
import type { OrderRow } from '../orders.ts';
import { findTransfer } from '../recharge/findTransfer.ts';

/** An order that somebody has to decide. */
export type OpenOrder = Pick<OrderRow, 'orderNo' | 'kind' | 'stage' | 'createdAt' | 'dueAt'> & {
  userId: string;
  account: string;
  /** Id of the brand. */
  brand: string;
  /** Hundredths of a point, without direction. */
  amount: number;
  currency: string;
  /** What the check found, in English. */
  finding: string;
  /** Of a recharge: millionths that were found to have arrived, of USDT or of a point. */
  arrivedMicro: number | null;
  /** What arrives: `USDT` or `points`. */
  unit: 'USDT' | 'points';
};

/** @returns all orders in review, first those that are due first. */
export async function readOpenOrders(services: Services): Promise<OpenOrder[]> {
  const rows = await services.db.read
    .select({ order: orders, userId: users.id, account: users.account })
    .from(orders)
    .innerJoin(wallets, eq(wallets.id, orders.walletId))
    .innerJoin(users, eq(users.id, wallets.userId))
    .where(eq(orders.status, 0))
    .orderBy(asc(orders.dueAt), asc(orders.orderNo));
  return Promise.all(
    rows.map(async ({ order, userId, account }) => {
      const { orderNo, kind, stage, createdAt, dueAt, packageId } = order;
      const brand = services.brands.find(packageId);
      return {
        ...{ orderNo, kind, stage, createdAt, dueAt, userId, account },
        brand: brand?.id ?? String(packageId),
        amount: Math.abs(order.amount),
        currency: brand?.currency ?? 'USD',
        ...(await found(services, order)),
      };
    }),
  );
}

type Found = Pick<OpenOrder, 'finding' | 'arrivedMicro' | 'unit'>;

async function found(services: Services, { kind, orderNo }: OrderRow): Promise<Found> {
  const none = { arrivedMicro: null, unit: 'points' as const };
  if (kind === 'exchange') return { ...none, finding: await cardSentence(services, orderNo) };
  if (kind !== 'recharge') return { ...none, finding: '' };
  const { read } = services.db;
  const { sentence, receivedMicro } = await findTransfer(read, { orderNo });
  const row = await read.select().from(recharges).where(eq(recharges.orderNo, orderNo)).get();
  const unit = row?.method === 'usdt' ? 'USDT' : 'points';
  return { finding: sentence, arrivedMicro: receivedMicro, unit };
}

/** Card and name are all that a review of a withdrawal looks at. */
async function cardSentence({ db }: Services, orderNo: string): Promise<string> {
  const row = await db.read
    .select({ exchange: exchanges, holderName: bankCards.holderName })
    .from(exchanges)
    .leftJoin(bankCards, eq(bankCards.id, exchanges.cardId))
    .where(eq(exchanges.orderNo, orderNo))
    .get();
  if (!row) return '';
  const { bankId, last4 } = row.exchange;
  return `To ${row.holderName ?? 'nobody'}, ${bankName(bankId, 'en-US')}, ending in ${last4}.`;
}
