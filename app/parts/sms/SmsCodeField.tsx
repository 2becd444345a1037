import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useErrorTexts } from '../../core/errors/useErrorTexts.ts';
import { StopWaiting } from '../../core/form/StopWaiting.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { isOfComposition } from '../../platform/composition.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { VerificationField } from '../verification/VerificationField.tsx';
import * as css from './SmsCodeField.css.ts';
import type { SmsCode } from './useSmsCode.ts';

type Props = {
  sms: SmsCode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** What is wrong with the code typed. */
  error: string | null;
  /** @returns the digits to send to; null when there are none yet, and the phone field says so. */
  phone: () => string | null;
  /** A code is on its way. */
  onSent: () => void;
  enterKeyHint?: 'next' | 'go';
};

/**
 * A code sent by SMS, with the button that asks for it. Where that takes the characters of a
 * picture, the picture appears with the first press. Needs the texts of `common.form`.
 */
export function SmsCodeField(props: Props) {
  const { sms, phone, error, onSent, enterKeyHint = 'next', ...field } = props;
  const { t } = useTranslation('common.form');
  const errors = useErrorTexts();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { verification } = sms;
  const problem = verification.problemOf(sms.error);
  const forgetTyped = useCallback(() => setTyped(''), []);

  const ask = async (): Promise<void> => {
    const digits = phone();
    if (digits === null) return;
    if (!(await sms.send(digits, typed))) return;
    onSent();
    input.current?.focus();
  };
  const onPictureKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isOfComposition(event.nativeEvent)) return;
    // Enter asks for the code; the form is sent later.
    event.preventDefault();
    event.stopPropagation();
    void ask();
  };
  const refusal = sms.error !== null && problem === null ? errors.of(sms.error) : null;
  const isWaiting = sms.seconds > 0;
  const doing = verification.isChecking ? t('checking') : t('sendingCode');
  const busyLabel = sms.isSending ? doing : undefined;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only catches Enter of the field within */}
      <div onKeyDown={onPictureKey}>
        <VerificationField
          verification={verification}
          name="smsPicture"
          value={typed}
          problem={typed === '' ? problem : null}
          onChange={setTyped}
          onNewPicture={forgetTyped}
          hint={t('imageCodeForSms')}
        />
      </div>
      <Field
        {...field}
        ref={input}
        label={t('smsCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint={enterKeyHint}
        hint={sms.sentTo ? t('codeSent', { phone: sms.sentTo }) : undefined}
        error={error ?? refusal}
        end={
          isWaiting ? (
            <span className={css.wait}>{t('resendIn', { n: sms.seconds })}</span>
          ) : (
            <Button look="plain" size="small" busyLabel={busyLabel} onClick={() => void ask()}>
              {t('getCode')}
            </Button>
          )
        }
      />
      <StopWaiting isWaiting={verification.isChecking} onStop={verification.cancel} />
    </>
  );
}
