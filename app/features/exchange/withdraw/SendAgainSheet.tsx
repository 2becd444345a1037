import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../ui/Sheet.tsx';
import { OwnPin } from '../pin/OwnPin.tsx';
import { pinLength } from '../pin/pinDigits.ts';
import { usePinProblem } from '../pin/usePinProblem.ts';
import type { WithdrawProps } from './withdrawal.ts';

export type SendAgainSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  intent: WithdrawProps['intent'];
};

/** The same order under the same key, sent again by the person: the fund password was not kept. */
export function SendAgainSheet({ isOpen, onClose, intent }: SendAgainSheetProps) {
  const { t } = useTranslation('exchange.page');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('sendNow')} closeLabel={t('close')}>
      <SendAgain onClose={onClose} intent={intent} />
    </Sheet>
  );
}

function SendAgain({ onClose, intent }: Omit<SendAgainSheetProps, 'isOpen'>) {
  const { t } = useTranslation(['exchange.page', 'exchange.pin']);
  const [digits, setDigits] = useState('');
  const trouble = usePinProblem();
  const enter = (typed: string): void => {
    setDigits(typed);
    if (typed.length < pinLength) return;
    // What comes of it is told on the page.
    void intent.sendNow({ fundPassword: typed });
    onClose();
  };
  return (
    <OwnPin
      label={t('exchange.pin:enter')}
      digits={digits}
      onChange={enter}
      trouble={trouble}
      onLeave={onClose}
    />
  );
}
