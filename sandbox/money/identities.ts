import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { ledgerAccounts, ledgerLegs, orders } from '../database/schema.ts';
import type { AccountKind, OrderKind } from './kinds.ts';

/** Two figures that are one, in hundredths of a point or as a count. */
export type Identity = { name: string; left: number; right: number };

/** @returns what must hold of a brand's ledger, with the figures of both sides. */
export async function readIdentities(db: Queries, packageId: number): Promise<Identity[]> {
  const balances = await sumsByAccount(db, packageId);
  const ordered = await sumsByOrder(db, packageId);
  const on = (kind: AccountKind) => balances.get(kind) ?? 0;
  const of = (kind: OrderKind, status: number) => ordered.get(`${kind} ${status}`) ?? 0;
  const all = [...balances.values()].reduce((sum, balance) => sum + balance, 0);
  const peoples = on('available') + on('held:exchange') + on('held:stake');
  return [
    { name: 'All balances sum to zero', left: all, right: 0 },
    {
      name: 'Accounts that differ from their movements',
      left: await countStrayAccounts(db, packageId),
      right: 0,
    },
    {
      name: 'Wallets that differ from their orders',
      left: await countStrayWallets(db, packageId),
      right: 0,
    },
    {
      name: 'Credited recharges came from clearing:recharge',
      left: -on('clearing:recharge'),
      right: of('recharge', 1),
    },
    {
      name: 'Paid withdrawals are on clearing:exchange and fees',
      left: on('clearing:exchange') + on('fees'),
      right: -of('exchange', 1),
    },
    {
      name: 'Withdrawals in review are on held:exchange',
      left: on('held:exchange'),
      right: -of('exchange', 0),
    },
    { name: 'Granted points came from grants', left: -on('grants'), right: of('grant', 1) },
    {
      name: 'Corrections are on corrections',
      left: -on('corrections'),
      right: of('correction', 1),
    },
    {
      name: 'The house owes what people have',
      left: -(all - peoples),
      right: peoples,
    },
  ];
}

/** @returns what of it does not hold: nothing, unless something is badly wrong. */
export async function checkIdentities(db: Queries, packageId: number): Promise<Identity[]> {
  return (await readIdentities(db, packageId)).filter(({ left, right }) => left !== right);
}

async function sumsByAccount(db: Queries, packageId: number): Promise<Map<AccountKind, number>> {
  const rows = await db
    .select({
      kind: ledgerAccounts.kind,
      sum: sql<number>`sum(${ledgerAccounts.balance})`,
    })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.packageId, packageId))
    .groupBy(ledgerAccounts.kind);
  return new Map(rows.map(({ kind, sum }) => [kind, sum]));
}

async function sumsByOrder(db: Queries, packageId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({
      kind: orders.kind,
      status: orders.status,
      sum: sql<number>`sum(${orders.amount})`,
    })
    .from(orders)
    .where(eq(orders.packageId, packageId))
    .groupBy(orders.kind, orders.status);
  return new Map(rows.map(({ kind, status, sum }) => [`${kind} ${status}`, sum]));
}

/** How many accounts are not what came in less what went out, or not what their last movement says. */
async function countStrayAccounts(db: Queries, packageId: number): Promise<number> {
  const { id, balance } = ledgerAccounts;
  const { fromAccount, toAccount, amount, fromAfter, toAfter, seq } = ledgerLegs;
  const came = sql`coalesce((SELECT sum(${amount}) FROM ${ledgerLegs} WHERE ${toAccount} = ${id}), 0)`;
  const went = sql`coalesce((SELECT sum(${amount}) FROM ${ledgerLegs} WHERE ${fromAccount} = ${id}), 0)`;
  const last = sql`coalesce((SELECT CASE WHEN ${toAccount} = ${id} THEN ${toAfter} ELSE ${fromAfter} END FROM ${ledgerLegs} WHERE ${toAccount} = ${id} OR ${fromAccount} = ${id} ORDER BY ${seq} DESC LIMIT 1), 0)`;
  return db.$count(
    ledgerAccounts,
    and(
      eq(ledgerAccounts.packageId, packageId),
      sql`(${balance} <> ${came} - ${went} OR ${balance} <> ${last})`,
    ),
  );
}

/** How many wallets have another amount available than their orders say: done ones, and going ones. */
async function countStrayWallets(db: Queries, packageId: number): Promise<number> {
  const { walletId, balance, kind } = ledgerAccounts;
  const { amount, status } = orders;
  const counted = sql`coalesce((SELECT sum(${amount}) FROM ${orders} WHERE ${orders.walletId} = ${walletId} AND (${status} = 1 OR (${status} = 0 AND ${amount} < 0))), 0)`;
  return db.$count(
    ledgerAccounts,
    and(
      eq(ledgerAccounts.packageId, packageId),
      eq(kind, 'available'),
      sql`${balance} <> ${counted}`,
    ),
  );
}
