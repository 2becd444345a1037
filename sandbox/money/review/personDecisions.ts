import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { users, wallets } from '../../database/schema.ts';
import { addNotice } from '../../notices/addNotice.ts';
import type { Services } from '../../services.ts';
import { resetHold } from '../fundPassword/fundPasswordRules.ts';
import type { WalletOwner } from '../wallets.ts';

/** Activates an account. @returns false where it was */
export function activateAccount(services: Services, userId: string): Promise<boolean> {
  return services.db.write((tx) => activate(tx, services, userId));
}

/** As `activateAccount`, within a transaction. */
export async function activate(
  tx: Queries,
  services: Pick<Services, 'now' | 'randomBytes'>,
  userId: string,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ isActivation: 1 })
    .where(and(eq(users.id, userId), eq(users.isActivation, 0)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await addNotice(tx, services, { userId, kind: 'accountActivated' });
  return true;
}

/**
 * Takes the fund password of who cannot reset it by SMS away, after customer service knows who it is.
 * The person sets a new one; withdrawals wait as after a reset. @returns false where there was none
 */
export function clearFundPassword(
  services: Services,
  { userId, packageId }: WalletOwner,
): Promise<boolean> {
  return services.db.write(async (tx) => {
    const own = and(eq(wallets.userId, userId), eq(wallets.packageId, packageId));
    const wallet = await tx.select().from(wallets).where(own).get();
    if (!wallet?.fundPasswordHash) return false;
    const holdUntil = services.now() + resetHold;
    await tx
      .update(wallets)
      .set({ fundPasswordHash: null, wrongCount: 0, lockedUntil: 0, holdUntil })
      .where(eq(wallets.id, wallet.id));
    await addNotice(tx, services, { userId, packageId, kind: 'fundPasswordReset' });
    return true;
  });
}
