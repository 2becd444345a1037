import { CircleAlert, Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallError } from '../../../contract/callError.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { OrderSecret, SecretFieldProps } from '../../../parts/money/order/orderKind.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { OwnPin } from '../pin/OwnPin.tsx';
import { PinWait } from '../pin/PinWait.tsx';
import { pinLength } from '../pin/pinDigits.ts';
import { type PinTrouble, pinProblemOf, usePinProblem } from '../pin/usePinProblem.ts';
import { usePinSentence } from '../pin/usePinSentence.ts';

/** The fund password, whose last digit sends a withdrawal. */
export const fundPassword: OrderSecret = {
  isAbout: (refusal) => pinProblemOf(refusal) !== null,
  Field: PinEntry,
  Note: PinNote,
};

function PinEntry({ passing, onEntered, ...field }: SecretFieldProps) {
  const { t } = useTranslation('exchange.pin');
  const [digits, setDigits] = useState('');
  const trouble = usePinTrouble(passing);
  const enter = (typed: string): void => {
    setDigits(typed);
    if (typed.length < pinLength) return;
    void onEntered({ fundPassword: typed }).finally(() => setDigits(''));
  };
  return (
    <OwnPin label={t('enter')} digits={digits} onChange={enter} trouble={trouble} {...field} />
  );
}

function PinNote({ passing }: { passing: CallError | null }) {
  const { problem, seconds } = usePinTrouble(passing);
  const sentenceOf = usePinSentence();
  const sentence = problem && sentenceOf(problem);
  return (
    <>
      {seconds > 0 && (
        <Callout tone="negative" glyph={Clock}>
          <PinWait seconds={seconds} />
        </Callout>
      )}
      <div role="alert">
        {sentence && (
          <Callout tone="negative" glyph={CircleAlert}>
            {sentence}
          </Callout>
        )}
      </div>
    </>
  );
}

/** What stands against the fund password, by what was said of an order in passing. */
function usePinTrouble(passing: CallError | null): PinTrouble {
  // Said before this opened: a wait that it began is counted already.
  const [earlier] = useState(passing);
  const trouble = usePinProblem(earlier);
  const take = useEffectEvent(() => void trouble.take(passing));
  useEffect(() => {
    if (passing && passing !== earlier) take();
  }, [passing, earlier]);
  return trouble;
}
