import { useState } from 'react';
import { declaredFailure, failureOf, isUnknownOutcome } from '../../../contract/callError.ts';
import { isWeakFundPassword } from '../../../contract/fields/fundPassword.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CallTrouble } from './CallTrouble.tsx';
import { PinPad } from './PinPad.tsx';
import * as css from './PinScreen.css.ts';
import { pinLength } from './pinDigits.ts';

type Props = {
  /** The account's number as far as it is known: its end is no fund password. */
  phone: string;
  /** Sets it. Rejects as a call does. */
  save: (newFundPassword: string) => Promise<void>;
  /** Takes a refusal that is about something entered before. @returns false for any other. */
  onRefused: (error: unknown) => boolean;
};

type Refusal = 'weak' | 'same' | 'differ';

/** A new fund password and its repetition, one after the other; the second sends it. */
export function NewPinSteps({ phone, save, onRefused }: Props) {
  const { t } = useTranslation('exchange.pin');
  const [digits, setDigits] = useState('');
  // What was entered first, while it is entered again.
  const [first, setFirst] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const startAgain = (why: Refusal | null): void => {
    setRefusal(why);
    setFirst(null);
    setDigits('');
  };
  const send = async (pin: string): Promise<void> => {
    setFailure(null);
    setIsSending(true);
    try {
      await save(pin);
    } catch (error) {
      const name = declaredFailure(error)?.name;
      if (name === 'fundPasswordWeak') startAgain('weak');
      else if (name === 'fundPasswordSame') startAgain('same');
      else if (!onRefused(error)) setFailure(error);
    }
    setIsSending(false);
  };
  const change = (typed: string): void => {
    setDigits(typed);
    if (typed !== '') setRefusal(null);
    if (typed.length < pinLength) return;
    if (first === null) {
      const year = new Date().getFullYear();
      if (isWeakFundPassword(typed, { phone, year })) startAgain('weak');
      else {
        setFirst(typed);
        setDigits('');
      }
    } else if (typed !== first) startAgain('differ');
    else void send(typed);
  };
  const why = failureOf(failure);
  const isWaiting = isSending || failure !== null;
  const sentences = { weak: t('weak'), same: t('same'), differ: t('differ') };
  return (
    <div className={css.step}>
      <PinPad
        label={first === null ? t('enterNew') : t('enterAgain')}
        digits={digits}
        onChange={change}
        isNew
        isPage
        note={isSending ? t('saving') : first === null ? t('newHint') : undefined}
        error={refusal && sentences[refusal]}
        disabled={isWaiting}
      />
      {failure !== null && !isSending && (
        <div className={css.trouble}>
          <CallTrouble
            failure={failure}
            isUnknown={why !== null && isUnknownOutcome(why)}
            unknown={t('saveUnknown')}
          />
          <Button wide onClick={() => void send(digits)}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
