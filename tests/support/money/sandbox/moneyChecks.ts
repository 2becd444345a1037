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

/** An order as the database has it, with what was asked for. */
export type KnownOrder = OrderRow & { userId: string; meant: number };

/** @returns every order of everybody, oldest first. */
export async function readOrders(db: Queries): Promise<KnownOrder[]> {
  const rows = await db
    .select({ order: orders, userId: wallets.userId, claimed: recharges.claimedMicro })
    .from(orders)
    .innerJoin(wallets, eq(wallets.id, orders.walletId))
    .leftJoin(recharges, eq(recharges.orderNo, orders.orderNo));
  return rows.map(({ order, userId, claimed }) => ({
    ...{ ...order, userId },
    meant: claimed === null ? Math.abs(order.amount) : claimed / 10_000,
  }));
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
