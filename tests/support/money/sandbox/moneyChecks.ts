import { and, desc, eq, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../../sandbox/database/database.ts';
import {
  ledgerAccounts,
  ledgerLegs,
  orders,
  recharges,
  wallets,
} from '../../../../sandbox/database/schema.ts';
import type { OrderRow } from '../../../../sandbox/money/orders.ts';
import type { RechargeRow } from '../../../../sandbox/money/recharge/rechargeClaim.ts';
import type { MoneyPerson } from './moneyPerson.ts';

/** An order as the database has it, with what was asked for. */
export type KnownOrder = OrderRow & {
  userId: string;
  /** Hundredths of a point; of USDT millionths. */
  meant: number;
  /** Of a recharge, what was reported. */
  recharge: RechargeRow | null;
};

/** @returns every order of everybody, oldest first. */
export async function readOrders(db: Queries): Promise<KnownOrder[]> {
  const rows = await db
    .select({ order: orders, userId: wallets.userId, recharge: recharges })
    .from(orders)
    .innerJoin(wallets, eq(wallets.id, orders.walletId))
    .leftJoin(recharges, eq(recharges.orderNo, orders.orderNo));
  return rows.map(({ order, userId, recharge }) => ({
    ...{ ...order, userId, recharge },
    meant: recharge ? reported(recharge) : Math.abs(order.amount),
  }));
}

/** @returns the amount as it was typed: a transfer is kept in millionths of a point. */
function reported({ method, claimedMicro }: RechargeRow): number {
  return method === 'usdt' ? (claimedMicro ?? 0) : (claimedMicro ?? 0) / 10_000;
}

/** States an order may go to from one it was seen in; there is no way back from an end. */
const paths: Readonly<Record<string, readonly string[]>> = {
  'exchange review': ['review', 'paying', 'done', 'failed'],
  'exchange paying': ['paying', 'done', 'failed'],
  'recharge review': ['review', 'done', 'failed'],
};

/** Follows every order. @throws where one went a way that there is not */
export class OrderPaths {
  private readonly seen = new Map<string, OrderRow['stage']>();

  follow(list: readonly KnownOrder[]): void {
    for (const { orderNo, kind, stage, status } of list) {
      const before = this.seen.get(orderNo);
      const allowed = before === undefined ? [stage] : (paths[`${kind} ${before}`] ?? [before]);
      if (!allowed.includes(stage)) throw new Error(`${orderNo} went from ${before} to ${stage}`);
      const expected = { review: 0, paying: 0, done: 1, failed: 2 }[stage];
      if (status !== expected) throw new Error(`${orderNo} is ${stage} with status ${status}`);
      this.seen.set(orderNo, stage);
    }
    if (list.length < this.seen.size) throw new Error('An order is gone.');
  }
}

/**
 * Holds balances against the operator's books: what was given, less every withdrawal that has not failed.
 * @throws where they differ
 */
export async function checkBalances(
  db: Queries,
  list: readonly KnownOrder[],
  given: ReadonlyMap<string, number>,
): Promise<void> {
  const accounts = await db.select().from(ledgerAccounts);
  const sum = accounts.reduce((total, { balance }) => total + balance, 0);
  if (sum !== 0) throw new Error(`All balances sum to ${sum}`);
  for (const { walletId, kind, balance } of accounts) {
    if (walletId === null) continue;
    if (balance < 0) throw new Error(`A wallet has ${balance} on ${kind}`);
    const out = list.filter((order) => order.kind === 'exchange' && order.walletId === walletId);
    const of = (rows: readonly KnownOrder[]) => rows.reduce((total, { meant }) => total + meant, 0);
    const expected = {
      available: (given.get(walletId) ?? 0) - of(out.filter(({ status }) => status !== 2)),
      'held:exchange': of(out.filter(({ status }) => status === 0)),
    };
    if (kind in expected && balance !== expected[kind as keyof typeof expected])
      throw new Error(`${kind} is ${balance}: ${JSON.stringify(expected)}`);
  }
}

/** @throws where a wallet never had what a screen shows of it */
export async function checkShown(
  db: Queries,
  userId: string,
  { available, ledgerSeq }: { available: number; ledgerSeq: number },
): Promise<void> {
  const account = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .innerJoin(wallets, eq(wallets.id, ledgerAccounts.walletId))
    .where(and(eq(wallets.userId, userId), eq(ledgerAccounts.kind, 'available')))
    .get();
  const id = account?.id ?? '';
  const { fromAccount, toAccount, seq, toAfter, fromAfter } = ledgerLegs;
  const last = await db
    .select({
      after: sql<number>`CASE WHEN ${toAccount} = ${id} THEN ${toAfter} ELSE ${fromAfter} END`,
    })
    .from(ledgerLegs)
    .where(and(lte(seq, ledgerSeq), or(eq(fromAccount, id), eq(toAccount, id))))
    .orderBy(desc(seq))
    .limit(1)
    .get();
  if ((last?.after ?? 0) !== available)
    throw new Error(`A screen shows ${available} of ${ledgerSeq}: it was ${last?.after}`);
}

const noticesOf: Readonly<Record<string, readonly string[]>> = {
  'recharge review': [],
  'recharge done': ['rechargeDone'],
  'recharge failed': ['rechargeFailed'],
  'exchange review': ['exchangeRequested'],
  'exchange paying': ['exchangeRequested', 'exchangeApproved'],
  'exchange done': ['exchangeRequested', 'exchangeApproved', 'exchangePaid'],
  'exchange failed': ['exchangeRequested', 'exchangeFailed'],
  'grant done': ['pointsGranted'],
  'correction done': ['pointsCorrected'],
};

/** @throws where a change was not told, or told twice */
export async function checkNotices(db: Queries, list: readonly KnownOrder[]): Promise<void> {
  const rows = await db.all<{ kind: string; orderNo: string }>(
    sql`SELECT kind, json_extract(fill, '$.orderNo') AS orderNo FROM notices WHERE orderNo IS NOT NULL`,
  );
  for (const { orderNo, kind, stage, approvedAt } of list) {
    const told = rows.filter((row) => row.orderNo === orderNo).map((row) => row.kind);
    const expected = [...(noticesOf[`${kind} ${stage}`] ?? [])];
    if (stage === 'failed' && approvedAt !== null) expected.push('exchangeApproved');
    if (told.sort().join() !== expected.sort().join())
      throw new Error(`${orderNo} (${stage}) was told as ${told}`);
  }
}

/** @throws where a block or a reset of a fund password was not told, or told twice */
export async function checkSecurityNotices(
  db: Queries,
  people: readonly MoneyPerson[],
): Promise<void> {
  const rows = await db.all<{ userId: string; kind: string }>(
    sql`SELECT user_id AS userId, kind FROM notices`,
  );
  for (const { userId, blocks, resets } of people) {
    const counts = { fundPasswordBlocked: blocks, fundPasswordReset: resets };
    for (const [kind, expected] of Object.entries(counts)) {
      const told = rows.filter((row) => row.userId === userId && row.kind === kind).length;
      if (told !== expected) throw new Error(`${kind} was told ${told} times for ${expected}`);
    }
  }
}
