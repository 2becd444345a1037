import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { declaredFailure } from '../../../contract/callError.ts';
import { setWalletPwd } from '../../../contract/exchange/setWalletPwd.ts';
import { isPhone, phoneDigits } from '../../../contract/fields/phone.ts';
import { amount } from '../../../contract/points/amount.ts';
import { blameFor } from '../../../core/errors/blameFor.ts';
import { useErrorTexts } from '../../../core/errors/useErrorTexts.ts';
import { useLoadErrorTexts } from '../../../core/errors/useLoadErrorTexts.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { useServices } from '../../../core/services/services.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { PhoneTooNew, phoneHeldUntil } from '../../../parts/phone/PhoneTooNew.tsx';
import { usePhoneRule } from '../../../parts/phone/usePhoneRule.ts';
import { SmsCodeField } from '../../../parts/sms/SmsCodeField.tsx';
import { isSmsCode, smsDigits } from '../../../parts/sms/smsDigits.ts';
import { useSmsCode } from '../../../parts/sms/useSmsCode.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useReadAnew } from '../useReadAnew.ts';
import { NewPinSteps } from './NewPinSteps.tsx';
import { NoPhone } from './NoPhone.tsx';
import * as css from './PinScreen.css.ts';

type Name = 'phone' | 'smsCode';
type Problem = 'phoneInvalid' | 'smsCodeInvalid' | 'phoneUnmatched' | 'smsCodeWrong';

const initial = { phone: '', smsCode: '' };
const secrets: readonly Name[] = ['phone', 'smsCode'];
const blame = blameFor({ phoneUnmatched: 'phone', smsCodeWrong: 'smsCode' });

/** Another fund password for whoever has forgotten theirs: a code goes to the account's own number. */
export function ResetPin() {
  const { backend } = useServices();
  const { t } = useTranslation('exchange.pin');
  const loadErrorTexts = useLoadErrorTexts();
  const readAnew = useReadAnew();
  const back = useBack(paths.safetySetting);
  const current = useAtomValue(profileAtom)?.phone ?? '';
  const [isKnown, setIsKnown] = useState(false);
  const [heldUntil, setHeldUntil] = useState<number | null>(null);
  const rule = usePhoneRule();
  const form = useForm<Name, Problem>({
    id: 'fund-password-reset',
    initial,
    secrets,
    check: ({ phone, smsCode }) => ({
      ...(isPhone(phoneDigits(phone), rule) ? {} : { phone: 'phoneInvalid' as const }),
      ...(isSmsCode(smsCode) ? {} : { smsCode: 'smsCodeInvalid' as const }),
    }),
    onSend: async () => {
      setHeldUntil(null);
      setIsKnown(true);
    },
  });
  const phone = phoneDigits(form.values.phone);
  const save = async (newFundPassword: string): Promise<void> => {
    const code = smsDigits(form.values.smsCode);
    const input = { way: 'reset', newFundPassword, phone, smsCode: code } as const;
    await backend.call(setWalletPwd, input, { intent: 'reset-fund-password' });
    // Withdrawals wait from now on.
    readAnew(amount);
    form.clear();
    showToast(t('saved'), { done: true });
    back();
  };
  const takeRefusal = (error: unknown): boolean => {
    const until = phoneHeldUntil(error);
    if (until !== null) {
      setHeldUntil(until);
      setIsKnown(false);
      return true;
    }
    const problems = blame(error);
    if (!problems || !declaredFailure(error)) return false;
    setIsKnown(false);
    void loadErrorTexts(error).then(() => form.refuse(problems));
    return true;
  };
  if (current === '') return <NoPhone />;
  if (isKnown) return <NewPinSteps phone={phone} save={save} onRefused={takeRefusal} />;
  const step = { form, current, heldUntil, isNumber: isPhone(phone, rule) };
  return <PhoneStep {...step} />;
}

type StepProps = {
  form: ReturnType<typeof useForm<Name, Problem>>;
  /** The account's number with its middle hidden. */
  current: string;
  /** Until when the number resets nothing, as the last try was told; else null. */
  heldUntil: number | null;
  /** What is typed is a number. */
  isNumber: boolean;
};

function PhoneStep({ form, current, heldUntil, isNumber }: StepProps) {
  const { t } = useTranslation(['common.form', 'exchange.pin']);
  const errors = useErrorTexts('session');
  const phone = phoneDigits(form.values.phone);
  const sms = useSmsCode('fundPassword', phone);
  const sentences: Record<Problem, () => string> = {
    phoneInvalid: () => t('phoneInvalid'),
    smsCodeInvalid: () => t('smsCodeInvalid'),
    phoneUnmatched: () => errors.named('phoneUnmatched'),
    smsCodeWrong: () => errors.named('smsCodeWrong'),
  };
  const inputOf = (name: Name) => {
    const { problem, ...field } = form.field(name);
    return { ...field, error: problem && sentences[problem]() };
  };
  const numberToSend = (): string | null => {
    if (isNumber) return phone;
    form.refuse({ phone: 'phoneInvalid' });
    return null;
  };
  return (
    <form {...form.props} className={css.form}>
      <p className={css.intro}>{t('exchange.pin:resetIntro', { phone: current })}</p>
      <Field
        {...inputOf('phone')}
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <SmsCodeField
        {...inputOf('smsCode')}
        sms={sms}
        phone={numberToSend}
        onSent={() => form.excuse('smsCode')}
        enterKeyHint="go"
      />
      <p className={css.intro}>{t('exchange.pin:resetHold')}</p>
      <PhoneTooNew until={heldUntil} />
      <Button type="submit" wide>
        {t('exchange.pin:next')}
      </Button>
    </form>
  );
}
