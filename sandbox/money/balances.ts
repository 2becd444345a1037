import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { ledgerAccounts, ledgerLegs } from '../database/schema.ts';

/** What stands on a wallet, in hundredths of a point. */
export type Balances = {
  available: number;
  held: { exchange: number; stake: number };
  /** Number of the last movement that touched the wallet; 0 before the first. */
  ledgerSeq: number;
};

/** @returns what stands on a wallet, all of one moment; nothing where there is no wallet yet. */
export async function readBalances(db: Queries, walletId: string | null): Promise<Balances> {
  const rows = walletId
    ? await db
        .select({
          kind: ledgerAccounts.kind,
          balance: ledgerAccounts.balance,
          seq: sql<number>`coalesce((SELECT max(${ledgerLegs.seq}) FROM ${ledgerLegs} WHERE ${ledgerLegs.fromAccount} = ${ledgerAccounts.id}), 0)`,
          seqIn: sql<number>`coalesce((SELECT max(${ledgerLegs.seq}) FROM ${ledgerLegs} WHERE ${ledgerLegs.toAccount} = ${ledgerAccounts.id}), 0)`,
        })
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.walletId, walletId))
    : [];
  const balanceOf = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return {
    available: balanceOf('available'),
    held: { exchange: balanceOf('held:exchange'), stake: balanceOf('held:stake') },
    ledgerSeq: Math.max(0, ...rows.flatMap(({ seq, seqIn }) => [seq, seqIn])),
  };
}
