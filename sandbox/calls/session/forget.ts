import { passwordProblem } from '../../../app/contract/fields/password.ts';
import { forget } from '../../../app/contract/session/forget.ts';
import { phoneHeldUntil } from '../../accounts/phoneHold.ts';
import { setPassword } from '../../accounts/setPassword.ts';
import { findByAccount } from '../../accounts/users.ts';
import { clearFailures } from '../../auth/lockout.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { secondAfter } from '../../money/moments.ts';
import { handleKeyed } from '../handler.ts';

export const handleForget = handleKeyed(forget, async (input, context) => {
  const { packageId, phone } = input;
  const { platformId } = context.brand(packageId);
  if (passwordProblem(input.password, context.locale)) throw context.fail('passwordWeak');
  const passwordHash = await hashPassword(input.password, context);
  return context.commit(async (tx) => {
    const attempt = { packageId, phone, purpose: 'forget', code: input.smsCode } as const;
    if (!(await context.sms.redeem(tx, attempt))) return context.fail('smsCodeWrong');
    const user = await findByAccount(tx, platformId, input.account);
    // Thrown, so that the code stays good for the right account name.
    if (user?.phone !== phone) throw context.fail('phoneUnmatched');
    const until = phoneHeldUntil(user, context.now());
    if (until > 0) throw context.fail('phoneTooNew', { until: secondAfter(until) });
    await setPassword(tx, context, { userId: user.id, passwordHash, way: 'reset' });
    await clearFailures(tx, context, user);
    return {};
  });
});
