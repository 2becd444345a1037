import { accountPattern } from '../../contract/fields/account.ts';
import { isPhone, type PhoneRule, phoneDigits } from '../../contract/fields/phone.ts';
import { invitePattern } from '../../contract/fields/superiorCode.ts';
import type { Problems } from '../../core/form/formState.ts';
import { type NewPasswordProblem, newPasswordProblems } from '../../parts/password/newPassword.ts';
import { isSmsCode } from '../../parts/sms/smsDigits.ts';
import type { RegisterConfig } from './useRegisterConfig.ts';

export type RegisterName =
  | 'account'
  | 'password'
  | 'repeat'
  | 'phone'
  | 'smsCode'
  | 'inviteCode'
  | 'picture';

export type RegisterProblem =
  | NewPasswordProblem
  | 'accountRule'
  | 'phone'
  | 'smsCode'
  | 'inviteCodeEmpty'
  | 'inviteCodeRule';

type Rules = { config: RegisterConfig; phone: PhoneRule; locale: string };

/** What is wrong with the texts of the registration form (specification, section 5). */
export function registerProblems(
  values: Readonly<Record<RegisterName, string>>,
  { config, phone, locale }: Rules,
): Problems<RegisterName, RegisterProblem> {
  const digits = phoneDigits(values.phone);
  const needsPhone =
    config.phone === 'required' || (config.phone === 'optional' && values.phone.trim() !== '');
  const inviteCode = values.inviteCode.trim();
  const needsInvite =
    config.inviteCode === 'required' || (config.inviteCode === 'optional' && inviteCode !== '');
  const inviteProblem = inviteCode === '' ? 'inviteCodeEmpty' : 'inviteCodeRule';
  return {
    ...(accountPattern.test(values.account.trim()) ? {} : { account: 'accountRule' }),
    ...newPasswordProblems(values, locale),
    ...(needsPhone && !isPhone(digits, phone) ? { phone: 'phone' } : {}),
    ...(needsPhone && !isSmsCode(values.smsCode) ? { smsCode: 'smsCode' } : {}),
    ...(needsInvite && !invitePattern.test(inviteCode) ? { inviteCode: inviteProblem } : {}),
  };
}
