import { useAtomValue } from 'jotai';
import { isPhone, phoneDigits } from '../../../contract/fields/phone.ts';
import { setPhone } from '../../../contract/user/setPhone.ts';
import { blameFor } from '../../../core/errors/blameFor.ts';
import { useErrorTexts } from '../../../core/errors/useErrorTexts.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { useServices } from '../../../core/services/services.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { PasswordInput } from '../../../parts/password/PasswordInput.tsx';
import { usePhoneRule } from '../../../parts/phone/usePhoneRule.ts';
import { SmsCodeField } from '../../../parts/sms/SmsCodeField.tsx';
import { isSmsCode, smsDigits } from '../../../parts/sms/smsDigits.ts';
import { useSmsCode } from '../../../parts/sms/useSmsCode.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { EditFailure } from '../EditFailure.tsx';
import * as css from '../form.css.ts';
import { useSettleEdit } from '../useSettleEdit.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';
import { isMaskOf } from './isMaskOf.ts';

type Name = 'phone' | 'smsCode' | 'password';
type Refusal = 'phoneTaken' | 'phoneInvalid' | 'smsCodeWrong' | 'passwordWrong';
type Problem = Refusal | 'codeInvalid' | 'passwordEmpty';

const initial = { phone: '', smsCode: '', password: '' };
const secrets: readonly Name[] = ['smsCode', 'password'];
const blame = blameFor({
  phoneTaken: 'phone',
  phoneInvalid: 'phone',
  smsCodeWrong: 'smsCode',
  passwordWrong: 'password',
});

/**
 * A number counts once a code sent to it has come back, and with the login password: whoever has the
 * device alone must not be able to take the account with a number of their own.
 */
export function PhoneForm() {
  const { t } = useTranslation(['common.form', 'account.safety']);
  const errors = useErrorTexts('session', 'user');
  const profile = useAtomValue(profileAtom);
  const current = profile?.phone ?? '';
  const form = usePhoneForm();
  const sms = useSmsCode('setPhone', phoneDigits(form.values.phone));
  const sentences: Record<Problem, () => string> = {
    phoneInvalid: () => t('phoneInvalid'),
    codeInvalid: () => t('smsCodeInvalid'),
    phoneTaken: () => errors.named('phoneTaken'),
    smsCodeWrong: () => errors.named('smsCodeWrong'),
    passwordEmpty: () => t('account.safety:loginPasswordEmpty'),
    passwordWrong: () => errors.named('passwordWrong'),
  };
  const inputOf = (name: Name) => {
    const { problem, ...field } = form.field(name);
    return { ...field, error: problem && sentences[problem]() };
  };
  const digits = (): string | null => {
    if (form.isPhone(form.values.phone)) return phoneDigits(form.values.phone);
    form.refuse({ phone: 'phoneInvalid' });
    return null;
  };
  return (
    <form {...form.props} className={css.form}>
      {current !== '' && (
        <p className={css.note}>{t('account.safety:phoneCurrent', { phone: current })}</p>
      )}
      <Field
        {...inputOf('phone')}
        label={current === '' ? t('phone') : t('account.safety:phoneNew')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <SmsCodeField
        {...inputOf('smsCode')}
        sms={sms}
        phone={digits}
        onSent={() => form.excuse('smsCode')}
        enterKeyHint="next"
      />
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={profile?.username ?? ''} readOnly hidden />
      <PasswordInput
        {...inputOf('password')}
        label={t('account.safety:loginPassword')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <p className={css.note}>{t('account.safety:phoneHold')}</p>
      <EditFailure failure={form.failure} unconfirmed={t('account.safety:phoneUnconfirmed')} />
      <Button type="submit" wide busyLabel={form.isSending ? t('saving') : undefined}>
        {t('save')}
      </Button>
    </form>
  );
}

function usePhoneForm() {
  const { t } = useTranslation();
  const { backend } = useServices();
  const updateProfile = useUpdateProfile();
  const settleEdit = useSettleEdit();
  const back = useBack(paths.safetySetting);
  const rule = usePhoneRule();
  const isValid = (text: string): boolean => isPhone(phoneDigits(text), rule);
  const form = useForm<Name, Problem>({
    id: 'phone-number',
    initial,
    secrets,
    check: ({ phone, smsCode, password }) => ({
      ...(isValid(phone) ? {} : { phone: 'phoneInvalid' as const }),
      ...(isSmsCode(smsCode) ? {} : { smsCode: 'codeInvalid' as const }),
      ...(password === '' ? { password: 'passwordEmpty' as const } : {}),
    }),
    blame,
    async onSend(typed) {
      const { password } = typed;
      const sent = {
        ...{ phone: phoneDigits(typed.phone), smsCode: smsDigits(typed.smsCode), password },
      };
      await settleEdit({
        async send() {
          const { phone } = await backend.call(setPhone, sent, { intent: 'set-phone' });
          updateProfile({ phone });
        },
        isMade: (profile) => isMaskOf(profile.phone, sent.phone),
      });
      showToast(t('saved'), { done: true });
      back();
    },
  });
  return { ...form, isPhone: isValid };
}
