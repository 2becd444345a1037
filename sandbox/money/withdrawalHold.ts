import { readUser } from '../accounts/users.ts';
import type { Queries } from '../database/database.ts';
import { resetHold } from './fundPassword/fundPasswordRules.ts';
import type { Wallet } from './wallets.ts';

/** Why withdrawals wait, and until when in ms. */
export type WithdrawalHold = { until: number; cause: 'fundPasswordReset' | 'passwordReset' };

/**
 * Withdrawals wait after a reset of the fund password, and after a reset of the login password by SMS: whoever
 * knows that password can set the first fund password. Who has the phone alone cannot take points at once.
 * @returns null where nothing has to wait
 */
export async function withdrawalHold(
  db: Queries,
  { userId, holdUntil }: Pick<Wallet, 'userId' | 'holdUntil'>,
  now: number,
): Promise<WithdrawalHold | null> {
  const { passwordResetAt } = await readUser(db, userId);
  const passwordUntil = passwordResetAt === null ? 0 : passwordResetAt + resetHold;
  const until = Math.max(holdUntil, passwordUntil);
  if (until <= now) return null;
  return { until, cause: until === holdUntil ? 'fundPasswordReset' : 'passwordReset' };
}
