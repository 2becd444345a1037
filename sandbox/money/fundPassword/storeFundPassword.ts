import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { wallets } from '../../database/schema.ts';
import { addNotice } from '../../notices/addNotice.ts';
import type { Services } from '../../services.ts';
import type { Wallet } from '../wallets.ts';
import { resetHold } from './fundPasswordRules.ts';

const kinds = {
  first: 'fundPasswordSet',
  change: 'fundPasswordChanged',
  reset: 'fundPasswordReset',
} as const;

/**
 * Stores a fund password, forgets the wrong ones, and tells the person.
 * @param way withdrawals wait after a reset: who has the phone alone cannot take points at once.
 */
export async function storeFundPassword(
  tx: Queries,
  services: Pick<Services, 'now' | 'randomBytes'>,
  { wallet, hash, way }: { wallet: Wallet; hash: string; way: keyof typeof kinds },
): Promise<void> {
  const holdUntil = way === 'reset' ? services.now() + resetHold : wallet.holdUntil;
  await tx
    .update(wallets)
    .set({ fundPasswordHash: hash, wrongCount: 0, lockedUntil: 0, holdUntil })
    .where(eq(wallets.id, wallet.id));
  const { userId, packageId } = wallet;
  await addNotice(tx, services, { userId, packageId, kind: kinds[way] });
}
