import { useAtomValue } from 'jotai';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { OwnPin } from '../pin/OwnPin.tsx';
import { pinLength } from '../pin/pinDigits.ts';
import * as css from './ConfirmSheet.css.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { usePassing } from './usePassing.ts';
import type { WithdrawProps } from './withdrawal.ts';

export type ConfirmSheetProps = Pick<WithdrawProps, 'intent'> & {
  isOpen: boolean;
  onClose: () => void;
  /** Hundredths of a point. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Where it goes, what it costs, when it arrives, what is left. */
  children: ReactNode;
};

/** All that is about to happen, and the fund password that sets it off. */
export function ConfirmSheet({ isOpen, onClose, ...props }: ConfirmSheetProps) {
  const { t } = useTranslation('exchange.page');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('confirmTitle')} closeLabel={t('close')}>
      <Confirm {...props} onClose={onClose} />
    </Sheet>
  );
}

function Confirm(props: Omit<ConfirmSheetProps, 'isOpen'>) {
  const { amount, currency, intent, onClose, children } = props;
  const { t } = useTranslation(['exchange.page', 'exchange.pin', 'exchange.words']);
  const [digits, setDigits] = useState('');
  const isOnline = useAtomValue(onlineAtom);
  const { state, passing, send } = intent;
  const { trouble, other } = usePassing(passing);
  const enter = (typed: string): void => {
    setDigits(typed);
    if (typed.length < pinLength) return;
    void send({ fundPassword: typed }).finally(() => setDigits(''));
  };
  return (
    <div className={css.content}>
      <p className={css.amount}>
        <Amount amount={amount} currency={currency} size="display" isAlwaysShown />
      </p>
      <div className={css.rows}>{children}</div>
      <Callout glyph={ShieldCheck}>{t('exchange.words:safety')}</Callout>
      <OfflineNote />
      {/* Of an unknown outcome the page tells, while this closes. */}
      <ErrorCallout error={state.kind === 'unknown' ? null : other} />
      <div className={css.pin}>
        <OwnPin
          label={t('exchange.pin:enter')}
          digits={digits}
          onChange={enter}
          trouble={trouble}
          disabled={!isOnline}
          busyLabel={state.kind === 'sending' ? t('sending') : undefined}
          onLeave={onClose}
        />
      </div>
    </div>
  );
}
