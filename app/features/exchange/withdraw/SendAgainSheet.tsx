import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { OwnPin } from '../pin/OwnPin.tsx';
import { pinLength } from '../pin/pinDigits.ts';
import { type PinTrouble, pinProblemOf } from '../pin/usePinProblem.ts';
import { OfflineNote } from './OfflineNote.tsx';
import type { WithdrawProps } from './withdrawal.ts';

export type SendAgainSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  intent: WithdrawProps['intent'];
  trouble: PinTrouble;
};

/** The same order under the same key, sent again by the person: the fund password was not kept. */
export function SendAgainSheet({ isOpen, ...props }: SendAgainSheetProps) {
  const { t } = useTranslation('exchange.page');
  return (
    <Sheet open={isOpen} onClose={props.onClose} title={t('sendNow')} closeLabel={t('close')}>
      <SendAgain {...props} />
    </Sheet>
  );
}

function SendAgain({ onClose, intent, trouble }: Omit<SendAgainSheetProps, 'isOpen'>) {
  const { t } = useTranslation(['exchange.page', 'exchange.pin']);
  const [digits, setDigits] = useState('');
  const isOnline = useAtomValue(onlineAtom);
  const [sendings, setSendings] = useState(0);
  const { state, passing, sendNow, checkNow } = intent;
  const canSend = state.kind === 'unknown' && state.canSend;
  const goOn = useEffectEvent(() => {
    // It goes out once more only after the server has said that it knows nothing of it.
    if (pinProblemOf(passing)) void checkNow();
    // Anything else is told on the page.
    else onClose();
  });
  useEffect(() => {
    if (sendings > 0) goOn();
  }, [sendings]);
  const enter = (typed: string): void => {
    setDigits(typed);
    if (typed.length < pinLength) return;
    void sendNow({ fundPassword: typed }).then(() => {
      setDigits('');
      setSendings((before) => before + 1);
    });
  };
  const busy = state.kind === 'sending' ? t('sending') : canSend ? undefined : t('checking');
  return (
    <>
      <OfflineNote />
      <OwnPin
        label={t('exchange.pin:enter')}
        digits={digits}
        onChange={enter}
        trouble={trouble}
        disabled={!isOnline}
        busyLabel={busy}
        onLeave={onClose}
      />
    </>
  );
}
