import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isPhone, phoneDigits } from '../../contract/fields/phone.ts';
import { forget } from '../../contract/session/forget.ts';
import { useBrand } from '../../core/brand/brand.tsx';
import { blameFor } from '../../core/errors/blameFor.ts';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { useErrorTexts } from '../../core/errors/useErrorTexts.ts';
import { StopWaiting } from '../../core/form/StopWaiting.tsx';
import { useForm } from '../../core/form/useForm.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { useBack } from '../../core/navigation/navigation.ts';
import { useServices } from '../../core/services/services.tsx';
import { NewPasswordFields } from '../../parts/password/NewPasswordFields.tsx';
import { type NewPasswordProblem, newPasswordProblems } from '../../parts/password/newPassword.ts';
import { usePhoneRule } from '../../parts/phone/usePhoneRule.ts';
import { SmsCodeField } from '../../parts/sms/SmsCodeField.tsx';
import { isSmsCode, smsDigits } from '../../parts/sms/smsDigits.ts';
import { useSmsCode } from '../../parts/sms/useSmsCode.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toasts.ts';
import * as screenCss from './ForgetScreen.css.ts';
import * as css from './LoginView.css.ts';
import { recoveredAccountAtom } from './recoveredAccountAtom.ts';

type Name = 'account' | 'phone' | 'smsCode' | 'password' | 'repeat';
type Refusal = 'phoneUnmatched' | 'phoneInvalid' | 'smsCodeWrong' | 'passwordWeak';
type Problem = 'empty' | 'smsCode' | NewPasswordProblem | Refusal;

const blank: Readonly<Record<Name, string>> = {
  account: '',
  phone: '',
  smsCode: '',
  password: '',
  repeat: '',
};
const secrets: readonly Name[] = ['smsCode', 'password', 'repeat'];
const blame = blameFor({
  phoneUnmatched: 'phone',
  phoneInvalid: 'phone',
  smsCodeWrong: 'smsCode',
  passwordWeak: 'password',
});

export type ForgetViewProps = {
  account: string;
  /** Where the login page is. */
  parent: string;
};

/** Account, mobile number, the code sent to it, and the new password. */
export function ForgetView({ account, parent }: ForgetViewProps) {
  const { t } = useTranslation(['form', 'session.forget', 'session.login']);
  const errors = useErrorTexts('session');
  const { packageId } = useBrand();
  const { backend } = useServices();
  const locale = useAtomValue(localeAtom);
  const rule = usePhoneRule();
  const back = useBack(parent);
  const setRecovered = useSetAtom(recoveredAccountAtom);
  const form = useForm<Name, Problem>({
    id: 'forget',
    initial: blank,
    ...(account ? { given: { account } } : {}),
    secrets,
    check: (values) => ({
      ...(values.account.trim() === '' ? { account: 'empty' } : {}),
      ...(isPhone(phoneDigits(values.phone), rule) ? {} : { phone: 'phoneInvalid' }),
      ...(isSmsCode(values.smsCode) ? {} : { smsCode: 'smsCode' }),
      ...newPasswordProblems(values, locale),
    }),
    onSend: async (values, signal) => {
      const name = values.account.trim();
      await backend.call(
        forget,
        {
          packageId,
          account: name,
          phone: phoneDigits(values.phone),
          smsCode: smsDigits(values.smsCode),
          password: values.password,
        },
        { intent: 'forget', signal },
      );
      setRecovered(name);
      showToast(t('session.forget:passwordSet'), { done: true });
      back();
    },
    blame,
  });
  const sms = useSmsCode('forget', phoneDigits(form.values.phone));
  const { problem: accountProblem, ...accountField } = form.field('account');
  const { problem: phoneProblem, ...phoneField } = form.field('phone');
  const { problem: codeProblem, ...codeField } = form.field('smsCode');
  return (
    <form {...form.props}>
      <p className={screenCss.sentence}>{t('session.forget:forgetSentence')}</p>
      <Field
        {...accountField}
        label={t('accountName')}
        error={accountProblem && t('session.login:accountEmpty')}
        autoComplete="username"
        enterKeyHint="next"
      />
      <Field
        {...phoneField}
        label={t('phone')}
        error={
          phoneProblem &&
          (phoneProblem === 'phoneUnmatched' ? errors.named('phoneUnmatched') : t('phoneInvalid'))
        }
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <SmsCodeField
        {...codeField}
        sms={sms}
        onSent={() => form.excuse('smsCode')}
        error={
          codeProblem &&
          (codeProblem === 'smsCodeWrong' ? errors.named('smsCodeWrong') : t('smsCodeInvalid'))
        }
        phone={() => {
          const digits = phoneDigits(form.values.phone);
          if (isPhone(digits, rule)) return digits;
          form.refuse({ phone: 'phoneInvalid' });
          return null;
        }}
      />
      <NewPasswordFields
        label={t('newPassword')}
        password={form.field('password')}
        live={form.live('password')}
        repeat={form.field('repeat')}
        last
      />
      <div className={css.said}>
        <ErrorCallout error={form.failure} />
      </div>
      <Button type="submit" wide busyLabel={form.isSending ? t('saving') : undefined}>
        {t('session.forget:setPassword')}
      </Button>
      <StopWaiting isWaiting={form.isSending} onStop={form.stop} />
    </form>
  );
}
