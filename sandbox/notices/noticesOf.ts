import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { notices } from '../database/schema.ts';
import type { WalletOwner } from '../money/wallets.ts';

/** @returns the condition of a person's notices at a brand: those of the account, and the brand's own. */
export function noticesOf({ userId, packageId }: WalletOwner): SQL | undefined {
  const isHere = or(isNull(notices.packageId), eq(notices.packageId, packageId));
  return and(eq(notices.userId, userId), isHere);
}
