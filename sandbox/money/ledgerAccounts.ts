import { and, eq, isNull } from 'drizzle-orm';
import { randomText } from '../auth/hashes.ts';
import type { Queries } from '../database/database.ts';
import { ledgerAccounts } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { AccountName } from './movements.ts';

/**
 * @returns the id of an account; one of the house is made where it is missing.
 * @throws Error where a wallet has no such account
 */
export async function accountId(
  tx: Queries,
  { randomBytes }: Pick<Services, 'randomBytes'>,
  packageId: number,
  { walletId, kind }: AccountName,
): Promise<string> {
  const owner = walletId
    ? eq(ledgerAccounts.walletId, walletId)
    : and(isNull(ledgerAccounts.walletId), eq(ledgerAccounts.packageId, packageId));
  const found = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(owner, eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.packageId, packageId)))
    .get();
  if (found) return found.id;
  if (walletId) throw new Error(`The wallet has no account ${kind} in this brand.`);
  const id = randomText(randomBytes(12));
  await tx.insert(ledgerAccounts).values({ id, walletId, packageId, kind, balance: 0 });
  return id;
}
