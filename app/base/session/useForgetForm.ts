import { useAtomValue, useSetAtom } from 'jotai';
import { isPhone, phoneDigits } from '../../contract/fields/phone.ts';
import { forget } from '../../contract/session/forget.ts';
import { useBrand } from '../../core/brand/brand.tsx';
import { blameFor } from '../../core/errors/blameFor.ts';
import { type Form, useForm } from '../../core/form/useForm.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { useBack } from '../../core/navigation/navigation.ts';
import { useServices } from '../../core/services/services.tsx';
import { type NewPasswordProblem, newPasswordProblems } from '../../parts/password/newPassword.ts';
import { usePhoneRule } from '../../parts/phone/usePhoneRule.ts';
import { isSmsCode, smsDigits } from '../../parts/sms/smsDigits.ts';
import { showToast } from '../../ui/toasts.ts';
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

type Options = {
  /** Filled in at first; nothing where it is empty. */
  account: string;
  /** Where the login page is. */
  parent: string;
};

/** The form that sets a new password, and goes back to the login page once it is set. */
export function useForgetForm({ account, parent }: Options): Form<Name, Problem> {
  const { t } = useTranslation('session.forget');
  const { packageId } = useBrand();
  const { backend } = useServices();
  const locale = useAtomValue(localeAtom);
  const rule = usePhoneRule();
  const back = useBack(parent);
  const setRecovered = useSetAtom(recoveredAccountAtom);
  return useForm<Name, Problem>({
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
      showToast(t('passwordSet'), { done: true });
      back();
    },
    blame,
  });
}
