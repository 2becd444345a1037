import { isPhone, phoneDigits } from '../../contract/fields/phone.ts';
import type { FieldState } from '../../core/form/useForm.ts';
import { usePhoneRule } from '../../parts/phone/usePhoneRule.ts';
import { SmsCodeField } from '../../parts/sms/SmsCodeField.tsx';
import { type SmsPurpose, useSmsCode } from '../../parts/sms/useSmsCode.ts';
import { Field } from '../../ui/Field.tsx';

type Input = Omit<FieldState<string>, 'problem'> & { error: string | null };

type Props = {
  purpose: SmsPurpose;
  /** Label of the number. */
  label: string;
  phone: Input;
  smsCode: Input;
  /** A code was asked for, and the number is none to send it to. */
  onNoPhone: () => void;
  /** A code is on its way. */
  onSent: () => void;
};

/** A mobile number, and the code that is sent to it. */
export function PhoneAndCode({ purpose, label, phone, smsCode, onNoPhone, onSent }: Props) {
  const rule = usePhoneRule();
  const digits = phoneDigits(phone.value);
  const sms = useSmsCode(purpose, digits);
  return (
    <>
      <Field
        {...phone}
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <SmsCodeField
        {...smsCode}
        sms={sms}
        onSent={onSent}
        phone={() => {
          if (isPhone(digits, rule)) return digits;
          onNoPhone();
          return null;
        }}
      />
    </>
  );
}
