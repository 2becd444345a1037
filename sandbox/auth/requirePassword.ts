import { sessionErrors } from '../../app/contract/session/errors.ts';
import { userErrors } from '../../app/contract/user/errors.ts';
import { readUser, type User } from '../accounts/users.ts';
import { failed } from '../calls/callFailed.ts';
import type { BaseContext } from '../calls/context.ts';
import type { Queries } from '../database/database.ts';
import { tryPassword } from './tryPassword.ts';

/**
 * What changes who an account belongs to asks for its login password: a session alone is not enough.
 * A wrong one counts as one at the login does.
 * @throws CallFailed `lockedOut`, `passwordWrong`
 */
export async function requirePassword(
  context: BaseContext,
  { platformId, accountKey, passwordHash }: User,
  password: string,
): Promise<void> {
  const result = await tryPassword(context, { platformId, accountKey, password, passwordHash });
  if (typeof result === 'object')
    throw failed(sessionErrors.lockedOut, { retryAfter: result.lockedSeconds });
  if (result === 'wrong') throw failed(userErrors.passwordWrong);
}

/**
 * For the transaction of what a password allows: it may have been changed while it was compared.
 * @returns the account as it is now.
 * @throws CallFailed `passwordWrong`
 */
export async function mustHaveSamePassword(tx: Queries, known: User): Promise<User> {
  const now = await readUser(tx, known.id);
  if (now.passwordHash !== known.passwordHash) throw failed(userErrors.passwordWrong);
  return now;
}
