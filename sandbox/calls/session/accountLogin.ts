import { accountLogin } from '../../../app/contract/session/accountLogin.ts';
import { accountKeyOf, findByAccount, readUser } from '../../accounts/users.ts';
import { openSession } from '../../auth/sessions.ts';
import { tryPassword } from '../../auth/tryPassword.ts';
import { handle } from '../handler.ts';

export const handleAccountLogin = handle(accountLogin, async (input, context) => {
  const { packageId, platform, deviceId } = input;
  const { platformId } = context.brand(packageId);
  const user = await findByAccount(context.db.read, platformId, input.account);
  const result = await tryPassword(context, {
    platformId,
    accountKey: accountKeyOf(input.account),
    password: input.password,
    passwordHash: user?.passwordHash ?? null,
    before: async () => {
      const attempt = { scene: 'login', packageId, verification: input.verification } as const;
      if (!(await context.db.write((tx) => context.verification.verify(tx, attempt))))
        throw context.fail('verificationWrong');
    },
  });
  if (typeof result === 'object')
    throw context.fail('lockedOut', { retryAfter: result.lockedSeconds });
  if (result === 'wrong' || !user) throw context.fail('loginWrong');
  return context.db.write(async (tx) => {
    // The password may have changed while it was compared.
    const now = await readUser(tx, user.id);
    if (now.passwordHash !== user.passwordHash) throw context.fail('loginWrong');
    return openSession(tx, context, user.id, { packageId, platform, deviceId });
  });
});
