import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { phoneDigits } from '../../contract/fields/phone.ts';
import { blameFor } from '../../core/errors/blameFor.ts';
import { forgetDraft } from '../../core/form/drafts.ts';
import { type Form, useForm } from '../../core/form/useForm.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { useServices } from '../../core/services/services.tsx';
import { readSuperiorCode } from '../../core/session/superiorCode.ts';
import { usePhoneRule } from '../../parts/phone/usePhoneRule.ts';
import { smsDigits } from '../../parts/sms/smsDigits.ts';
import {
  useVerification,
  type Verification,
  type VerificationProblem,
} from '../../parts/verification/useVerification.ts';
import { type RegisterName, type RegisterProblem, registerProblems } from './registerProblems.ts';
import type { RegisterConfig } from './useRegisterConfig.ts';
import type { Refusal } from './useRegisterText.ts';

const blank: Readonly<Record<RegisterName, string>> = {
  account: '',
  password: '',
  repeat: '',
  phone: '',
  smsCode: '',
  inviteCode: '',
  picture: '',
};
const secrets: readonly RegisterName[] = ['password', 'repeat', 'smsCode', 'picture'];
const blame = blameFor({
  accountTaken: 'account',
  passwordWeak: 'password',
  phoneInvalid: 'phone',
  phoneTaken: 'phone',
  smsCodeWrong: 'smsCode',
  inviteCodeRequired: 'inviteCode',
  inviteCodeUnknown: 'inviteCode',
} satisfies Record<Refusal, RegisterName>);

type Problem = RegisterProblem | Refusal | VerificationProblem;

type Options = {
  /** Filled in at first; nothing where it is empty. */
  account: string;
  onAccount: (account: string) => void;
  config: RegisterConfig;
};

type RegistrationForm = {
  form: Form<RegisterName, Problem>;
  verification: Verification;
};

/** The form that signs somebody up, with its verification. */
export function useRegisterForm({ account, onAccount, config }: Options): RegistrationForm {
  const { session } = useServices();
  const locale = useAtomValue(localeAtom);
  const rule = usePhoneRule();
  const verification = useVerification('register');
  const form = useForm<RegisterName, Problem>({
    id: 'register',
    initial: { ...blank, inviteCode: readSuperiorCode() ?? '' },
    ...(account ? { given: { account } } : {}),
    secrets,
    check: (values) => registerProblems(values, { config, phone: rule, locale }),
    onSend: async (values, signal) => {
      const phone = config.phone === 'hidden' ? '' : phoneDigits(values.phone);
      const inviteCode = config.inviteCode === 'hidden' ? '' : values.inviteCode.trim();
      await verification.attempt(values.picture, (proof) =>
        session.register(
          {
            account: values.account.trim(),
            password: values.password,
            ...(phone === '' ? {} : { phone, smsCode: smsDigits(values.smsCode) }),
            ...(inviteCode === '' ? {} : { inviteCode }),
            ...proof,
          },
          { signal },
        ),
      );
      forgetDraft('login');
    },
    blame: (error) => {
      const problem = verification.problemOf(error);
      return problem ? { picture: problem } : blame(error);
    },
  });
  const typed = form.values.account;
  useEffect(() => onAccount(typed), [typed, onAccount]);
  return { form, verification };
}
