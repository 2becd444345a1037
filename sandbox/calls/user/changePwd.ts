import { passwordProblem } from '../../../app/contract/fields/password.ts';
import { changePwd } from '../../../app/contract/user/changePwd.ts';
import { setPassword } from '../../accounts/setPassword.ts';
import { readUser } from '../../accounts/users.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { tryPassword } from '../../auth/tryPassword.ts';
import { handleKeyed } from '../handler.ts';

export const handleChangePwd = handleKeyed(changePwd, async (input, context) => {
  const { oldPassword, newPassword } = input;
  const { sessionId, userId } = context.session;
  const user = await readUser(context.db.read, userId);
  if (passwordProblem(newPassword, context.locale)) throw context.fail('passwordWeak');
  const result = await tryPassword(context, {
    platformId: user.platformId,
    accountKey: user.accountKey,
    password: oldPassword,
    passwordHash: user.passwordHash,
  });
  if (typeof result === 'object')
    throw context.fail('lockedOut', { retryAfter: result.lockedSeconds });
  if (result === 'wrong') throw context.fail('passwordWrong');
  if (oldPassword === newPassword) throw context.fail('passwordSame');
  const passwordHash = await hashPassword(newPassword, context);
  return context.commit(async (tx) => {
    // The password may have changed while it was compared.
    const now = await readUser(tx, userId);
    if (now.passwordHash !== user.passwordHash) return context.fail('passwordWrong');
    await setPassword(tx, context, { userId, passwordHash, keep: sessionId });
    return {};
  });
});
