import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhone, phoneDigits } from '../../contract/fields/phone.ts';
import { blameFor } from '../../core/errors/blameFor.ts';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { forgetDraft } from '../../core/form/drafts.ts';
import { StopWaiting } from '../../core/form/StopWaiting.tsx';
import { useForm } from '../../core/form/useForm.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { useServices } from '../../core/services/services.tsx';
import { keepSuperiorCode, readSuperiorCode } from '../../core/session/superiorCode.ts';
import { NewPasswordFields } from '../../parts/password/NewPasswordFields.tsx';
import { usePhoneRule } from '../../parts/phone/usePhoneRule.ts';
import { SmsCodeField } from '../../parts/sms/SmsCodeField.tsx';
import { smsDigits } from '../../parts/sms/smsDigits.ts';
import { useSmsCode } from '../../parts/sms/useSmsCode.ts';
import {
  useVerification,
  type VerificationProblem,
} from '../../parts/verification/useVerification.ts';
import { VerificationField } from '../../parts/verification/VerificationField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import * as css from './LoginView.css.ts';
import type { RegisterViewProps } from './RegisterView.tsx';
import { type RegisterName, type RegisterProblem, registerProblems } from './registerProblems.ts';
import type { RegisterConfig } from './useRegisterConfig.ts';
import { type Refusal, useRegisterText } from './useRegisterText.ts';

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

type Props = RegisterViewProps & { config: RegisterConfig };

export function RegisterForm({ account, onAccount, config }: Props) {
  const { t } = useTranslation(['session.register', 'session.login', 'form']);
  const { session } = useServices();
  const locale = useAtomValue(localeAtom);
  const rule = usePhoneRule();
  const verification = useVerification('register');
  const say = useRegisterText();
  const form = useForm<RegisterName, RegisterProblem | Refusal | VerificationProblem>({
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
  const sms = useSmsCode('register', phoneDigits(form.values.phone));
  const typed = form.values.account;
  useEffect(() => onAccount(typed), [typed, onAccount]);

  const inputOf = (name: Exclude<RegisterName, 'picture'>) => {
    const { problem, ...field } = form.field(name);
    return { ...field, error: problem && say(problem) };
  };
  const { problem: pictureProblem, ...picture } = form.field('picture');
  const invite = inputOf('inviteCode');
  const doing = verification.isChecking ? t('checking') : t('signingUp');
  return (
    <form {...form.props} onFocus={verification.begin}>
      <Field
        {...inputOf('account')}
        label={t('accountName')}
        hint={t('accountRule')}
        autoComplete="username"
        enterKeyHint="next"
      />
      <NewPasswordFields
        label={t('session.login:password')}
        password={form.field('password')}
        live={form.live('password')}
        repeat={form.field('repeat')}
      />
      {config.phone !== 'hidden' && (
        <>
          <Field
            {...inputOf('phone')}
            label={config.phone === 'required' ? t('form:phone') : t('phoneOptional')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            enterKeyHint="next"
          />
          <SmsCodeField
            {...inputOf('smsCode')}
            sms={sms}
            onSent={() => form.excuse('smsCode')}
            phone={() => {
              const digits = phoneDigits(form.values.phone);
              if (isPhone(digits, rule)) return digits;
              form.refuse({ phone: 'phone' });
              return null;
            }}
          />
        </>
      )}
      {config.inviteCode !== 'hidden' && (
        <Field
          {...invite}
          onBlur={() => {
            keepSuperiorCode(invite.value);
            invite.onBlur();
          }}
          label={config.inviteCode === 'required' ? t('inviteCode') : t('inviteCodeOptional')}
          autoComplete="off"
          enterKeyHint="go"
        />
      )}
      <VerificationField
        {...picture}
        verification={verification}
        problem={pictureProblem as VerificationProblem | null}
        onNewPicture={() => form.empty('picture')}
      />
      <div className={css.said}>
        <ErrorCallout error={form.failure} />
      </div>
      <Button type="submit" wide busyLabel={form.isSending ? doing : undefined}>
        {t('signUp')}
      </Button>
      <StopWaiting
        isWaiting={form.isSending}
        onStop={() => {
          form.stop();
          verification.cancel();
        }}
      />
    </form>
  );
}
