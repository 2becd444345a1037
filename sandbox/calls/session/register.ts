import type { InputOf } from '../../../app/contract/call.ts';
import { nicknameProblem } from '../../../app/contract/fields/nickname.ts';
import { passwordProblem } from '../../../app/contract/fields/password.ts';
import { isPhone } from '../../../app/contract/fields/phone.ts';
import { register } from '../../../app/contract/session/register.ts';
import { createUser } from '../../accounts/createUser.ts';
import { findInviter } from '../../accounts/inviteCodes.ts';
import { registerRules } from '../../accounts/registerRules.ts';
import { findByAccount, findByPhone, readUser } from '../../accounts/users.ts';
import { sha256 } from '../../auth/hashes.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { openSession } from '../../auth/sessions.ts';
import { phoneRuleOf, type SandboxBrand } from '../../brands.ts';
import { doesActivate } from '../../content/activationCodes.ts';
import { activate } from '../../money/review/personDecisions.ts';
import type { ContextOf } from '../context.ts';
import { handleKeyedAnew } from '../handler.ts';

type Input = InputOf<typeof register>;

// No token is kept for repetitions: each is answered with tokens of its own, as long as the password
// is the one it was made with.
export const handleRegister = handleKeyedAnew(
  register,
  async (input, context) => {
    const { packageId } = input;
    const brand = context.brand(packageId);
    const { platformId } = brand;
    const { phone, inviteCode } = checkedFields(input, brand, context);
    const passwordHash = await hashPassword(input.password, context);
    return context.commit(async (tx) => {
      const attempt = { scene: 'register', packageId, verification: input.verification } as const;
      if (!(await context.verification.verify(tx, attempt)))
        return context.fail('verificationWrong');
      const inviter = inviteCode === null ? null : await findInviter(tx, platformId, inviteCode);
      if (inviter === 'unknown') return context.fail('inviteCodeUnknown');
      if (await findByAccount(tx, platformId, input.account)) return context.fail('accountTaken');
      if (phone) {
        const code = { packageId, purpose: 'register', ...phone } as const;
        if (!(await context.sms.redeem(tx, code))) return context.fail('smsCodeWrong');
        if (await findByPhone(tx, platformId, phone.phone)) return context.fail('phoneTaken');
      }
      const userId = await createUser(tx, context, {
        brand,
        account: input.account,
        nickName: input.nickName,
        phone: phone?.phone ?? null,
        passwordHash,
        superiorId: inviter?.userId ?? null,
      });
      if (inviter?.userId && (await doesActivate(tx, inviter.userId)))
        await activate(tx, context, userId);
      return { userId, madeWith: sha256(passwordHash) };
    });
  },
  ({ userId, madeWith }, { packageId, platform, deviceId }, context) =>
    context.db.write(async (tx) => {
      const { passwordHash } = await readUser(tx, userId);
      if (sha256(passwordHash) !== madeWith) throw context.sessionFailed(402);
      return openSession(tx, context, userId, { packageId, platform, deviceId });
    }),
);

/** What the brand asks for beside name and password; throws what is wrong with the fields alone. */
function checkedFields(
  input: Input,
  brand: SandboxBrand,
  context: ContextOf<typeof register>,
): { phone: { phone: string; code: string } | null; inviteCode: string | null } {
  const rules = registerRules(brand);
  if (passwordProblem(input.password, context.locale)) throw context.fail('passwordWeak');
  if (input.nickName !== undefined && nicknameProblem(input.nickName))
    throw context.fail('nicknameInvalid');
  const inviteCode = rules.inviteCode === 'hidden' ? undefined : input.inviteCode;
  if (rules.inviteCode === 'required' && inviteCode === undefined)
    throw context.fail('inviteCodeRequired');
  const phone = rules.phone === 'hidden' ? undefined : input.phone;
  if (phone === undefined) {
    if (rules.phone === 'required') throw context.fail('phoneInvalid');
    return { phone: null, inviteCode: inviteCode ?? null };
  }
  if (!isPhone(phone, phoneRuleOf(brand))) throw context.fail('phoneInvalid');
  if (input.smsCode === undefined) throw context.fail('smsCodeWrong');
  return { phone: { phone, code: input.smsCode }, inviteCode: inviteCode ?? null };
}
