import { and, eq } from 'drizzle-orm';
import { randomText } from '../auth/hashes.ts';
import type { Queries } from '../database/database.ts';
import { ledgerAccounts, wallets } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { walletAccountKinds } from './kinds.ts';

export type Wallet = typeof wallets.$inferSelect;

/** Whose wallet: a person has one in each brand. */
export type WalletOwner = { userId: string; packageId: number };

/** @returns a person's wallet in a brand, or null where nothing was ever done with it. */
export async function findWallet(
  db: Queries,
  { userId, packageId }: WalletOwner,
): Promise<Wallet | null> {
  const found = await db
    .select()
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.packageId, packageId)))
    .get();
  return found ?? null;
}

/** Makes the wallet and its accounts where there are none. Needs a transaction. */
export async function ensureWallet(
  tx: Queries,
  services: Pick<Services, 'now' | 'randomBytes'>,
  { userId, packageId }: WalletOwner,
): Promise<Wallet> {
  const owner = { userId, packageId };
  const existing = await findWallet(tx, owner);
  if (existing) return existing;
  const wallet: Wallet = {
    ...owner,
    id: randomText(services.randomBytes(12)),
    holderName: null,
    fundPasswordHash: null,
    wrongCount: 0,
    lockedUntil: 0,
    holdUntil: 0,
    cardsAdded: 0,
    createdAt: services.now(),
  };
  await tx.insert(wallets).values(wallet);
  await tx.insert(ledgerAccounts).values(
    walletAccountKinds.map((kind) => ({
      ...{ id: randomText(services.randomBytes(12)), kind, packageId },
      ...{ walletId: wallet.id, balance: 0 },
    })),
  );
  return wallet;
}
