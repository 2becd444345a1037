import { passwordProblem } from '../../../app/contract/fields/password.ts';
import { changePwd } from '../../../app/contract/user/changePwd.ts';
import { setPassword } from '../../accounts/setPassword.ts';
import { readUser } from '../../accounts/users.ts';
import { sha256 } from '../../auth/hashes.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { mustHaveSamePassword, requirePassword } from '../../auth/requirePassword.ts';
import { endCredentials, issueCredentials } from '../../auth/sessions.ts';
import { handleKeyedAnew } from '../handler.ts';

// As with `register`, each repetition is answered with tokens of its own, as long as the password is
// the one that was set.
export const handleChangePwd = handleKeyedAnew(
  changePwd,
  async ({ oldPassword, newPassword, chatToken }, context) => {
    const { sessionId, tokenHash, userId } = context.session;
    const user = await readUser(context.db.read, userId);
    if (passwordProblem(newPassword, context.locale)) throw context.fail('passwordWeak');
    await requirePassword(context, user, oldPassword);
    if (oldPassword === newPassword) throw context.fail('passwordSame');
    const passwordHash = await hashPassword(newPassword, context);
    return context.commit(async (tx) => {
      await mustHaveSamePassword(tx, user);
      await setPassword(tx, context, { userId, passwordHash, way: 'change', keep: sessionId });
      const session = { id: sessionId, userId };
      await endCredentials(tx, session, { tokenHash, chatToken }, context.now());
      return { madeWith: sha256(passwordHash) };
    });
  },
  ({ madeWith }, _, context) =>
    context.db.write(async (tx) => {
      const { sessionId, userId } = context.session;
      const { passwordHash } = await readUser(tx, userId);
      if (sha256(passwordHash) !== madeWith) throw context.sessionFailed(402);
      return issueCredentials(tx, context, { id: sessionId, userId });
    }),
);
