import { and, asc, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { OutputOf } from '../../app/contract/call.ts';
import type { statement } from '../../app/contract/points/statement.ts';
import type { Queries } from '../database/database.ts';
import { ledgerAccounts, ledgerLegs, orders } from '../database/schema.ts';

export type StatementPage = {
  /** Milliseconds: this moment and later. */
  from: number;
  /** Milliseconds: before this moment. */
  to: number;
  cursor?: string | undefined;
  limit: number;
};

/**
 * @returns movements of what is available, oldest first, and what stood before and after all of them.
 * The cursor carries the last movement there was at the first page, so that no page moves.
 */
export async function readStatement(
  db: Queries,
  walletId: string,
  { from, to, cursor, limit }: StatementPage,
): Promise<OutputOf<typeof statement>> {
  const account = await availableAccount(db, walletId);
  const [, last, after] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor ?? '') ?? [];
  const upTo = last === undefined ? await lastMovement(db, account) : Number(last);
  const own = or(eq(ledgerLegs.fromAccount, account), eq(ledgerLegs.toAccount, account));
  const known = and(own, lte(ledgerLegs.seq, upTo));
  const within = and(known, gte(ledgerLegs.createdAt, from), lt(ledgerLegs.createdAt, to));
  const isIn = eq(ledgerLegs.toAccount, account);
  const signed = sql<number>`CASE WHEN ${isIn} THEN ${ledgerLegs.amount} ELSE -${ledgerLegs.amount} END`;
  const rows = await db
    .select({
      seq: ledgerLegs.seq,
      createdAt: ledgerLegs.createdAt,
      type: orders.kind,
      orderNo: ledgerLegs.orderNo,
      amount: signed,
      availableAfter: sql<number>`CASE WHEN ${isIn} THEN ${ledgerLegs.toAfter} ELSE ${ledgerLegs.fromAfter} END`,
    })
    .from(ledgerLegs)
    .innerJoin(orders, eq(orders.orderNo, ledgerLegs.orderNo))
    .where(and(within, gt(ledgerLegs.seq, Number(after ?? 0))))
    .orderBy(asc(ledgerLegs.seq))
    .limit(limit + 1);
  const opening = await sumOf(db, signed, and(known, lt(ledgerLegs.createdAt, from)));
  const list = rows.slice(0, limit);
  const next = rows.length > limit ? `${upTo}.${list.at(-1)?.seq ?? 0}` : null;
  return { opening, closing: opening + (await sumOf(db, signed, within)), list, next };
}

async function availableAccount(db: Queries, walletId: string): Promise<string> {
  const own = and(eq(ledgerAccounts.walletId, walletId), eq(ledgerAccounts.kind, 'available'));
  const row = await db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(own).get();
  if (!row) throw new Error('A wallet has no account of what is available.');
  return row.id;
}

async function lastMovement(db: Queries, account: string): Promise<number> {
  const row = await db
    .select({ seq: sql<number>`coalesce(max(${ledgerLegs.seq}), 0)` })
    .from(ledgerLegs)
    .where(or(eq(ledgerLegs.fromAccount, account), eq(ledgerLegs.toAccount, account)))
    .get();
  return row?.seq ?? 0;
}

async function sumOf(db: Queries, signed: SQL<number>, of: SQL | undefined): Promise<number> {
  const row = await db
    .select({ sum: sql<number>`coalesce(sum(${signed}), 0)` })
    .from(ledgerLegs)
    .where(of)
    .get();
  return row?.sum ?? 0;
}
