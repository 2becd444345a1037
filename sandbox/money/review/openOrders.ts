import { asc, eq } from 'drizzle-orm';
import { exchangeReasons } from '../../../app/contract/exchange/exchangeReason.ts';
import { rechargeReasons } from '../../../app/contract/recharge/rechargeReason.ts';
import { bankCards, exchanges, orders, users, wallets } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { bankName } from '../cards/bankName.ts';
import type { OrderRow } from '../orders.ts';
import { findTransfer } from '../recharge/findTransfer.ts';
import { rechargeRowOf } from '../recharge/rechargeRow.ts';

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
  /** Address of the picture of the receipt, of a recharge that has one. */
  proof: string | null;
  /** What it may be refused with. */
  reasons: readonly string[];
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

type Found = Pick<OpenOrder, 'finding' | 'arrivedMicro' | 'unit' | 'proof' | 'reasons'>;

async function found(services: Services, { kind, orderNo }: OrderRow): Promise<Found> {
  const none = {
    finding: '',
    arrivedMicro: null,
    unit: 'points',
    proof: null,
    reasons: [],
  } as const;
  if (kind === 'exchange') {
    const finding = await cardSentence(services, orderNo);
    return { ...none, finding, reasons: exchangeReasons };
  }
  if (kind !== 'recharge') return none;
  const { read } = services.db;
  const { method, proof } = await rechargeRowOf(read, orderNo);
  const { sentence, receivedMicro } = await findTransfer(read, { orderNo });
  return {
    ...{ finding: sentence, arrivedMicro: receivedMicro, reasons: rechargeReasons[method] },
    unit: method === 'usdt' ? 'USDT' : 'points',
    proof: proof || null,
  };
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
