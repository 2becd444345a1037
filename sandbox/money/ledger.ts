import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { mostAmount } from '../../app/contract/fields/money.ts';
import { pointsErrors } from '../../app/contract/points/errors.ts';
import { randomText } from '../auth/hashes.ts';
import { failed } from '../calls/callFailed.ts';
import type { Queries } from '../database/database.ts';
import { ledgerAccounts, ledgerLegs } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { readBalances } from './balances.ts';
import { accountId } from './ledgerAccounts.ts';
import type { Leg } from './movements.ts';

/** What one order moves at once. */
export type Posting = { packageId: number; orderNo: string; legs: readonly Leg[] };

type Writer = Pick<Services, 'now' | 'randomBytes'>;

/**
 * Moves points. Nothing else writes a balance or a movement. No balance is read to be written: each
 * account changes by one statement that asks for what it takes, so that several servers may post at
 * once.
 * @throws CallFailed `balanceInsufficient` where a wallet has less than that; it undoes the transaction
 */
export async function post(tx: Queries, writer: Writer, posting: Posting): Promise<void> {
  const transferId = randomText(writer.randomBytes(12));
  for (const leg of posting.legs) await postLeg(tx, writer, posting, { ...leg, transferId });
}

async function postLeg(
  tx: Queries,
  writer: Writer,
  { packageId, orderNo }: Posting,
  { from, to, amount, transferId }: Leg & { transferId: string },
): Promise<void> {
  if (!Number.isInteger(amount) || amount < 1 || amount > mostAmount)
    throw new Error('A movement is a whole number of hundredths, above zero and within bounds.');
  const fromAccount = await accountId(tx, writer, packageId, from);
  const toAccount = await accountId(tx, writer, packageId, to);
  if (fromAccount === toAccount) throw new Error('A movement goes from one account to another.');
  const [taken, ...others] = await tx
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} - ${amount}` })
    .where(
      and(
        eq(ledgerAccounts.id, fromAccount),
        or(gte(ledgerAccounts.balance, amount), isNull(ledgerAccounts.walletId)),
      ),
    )
    .returning({ balance: ledgerAccounts.balance });
  if (!taken || others.length > 0) {
    const { available } = await readBalances(tx, from.walletId);
    throw failed(pointsErrors.balanceInsufficient, { available });
  }
  const [given] = await tx
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
    .where(eq(ledgerAccounts.id, toAccount))
    .returning({ balance: ledgerAccounts.balance });
  if (!given) throw new Error('The account that is given to is gone.');
  await tx.insert(ledgerLegs).values({
    ...{ transferId, fromAccount, toAccount, amount, orderNo },
    fromAfter: taken.balance,
    toAfter: given.balance,
    createdAt: writer.now(),
  });
}
