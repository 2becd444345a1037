import { Clock } from 'lucide-react';
import type { exchange } from '../../../contract/exchange/exchange.ts';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { RefusalNote } from '../../../parts/money/order/RefusalNote.tsx';
import type { OrderHandle } from '../../../parts/money/order/useOrder.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { isHeld } from '../cards/isHeld.ts';
import { useMomentText } from '../useMomentText.ts';
import { type WithdrawProps, withdrawal } from './withdrawal.tsx';

export type WithdrawNotesProps = Pick<WithdrawProps, 'wallet'> & {
  card: BankCard | null;
  state: OrderHandle<typeof exchange>['intent']['state'];
};

/** Why a withdrawal has to wait, until which hour, and what was said of the last one. */
export function WithdrawNotes({ wallet, card, state }: WithdrawNotesProps) {
  const { t } = useTranslation(['exchange.page', 'exchange.words']);
  const momentText = useMomentText();
  const { holdUntil } = wallet;
  const isWaiting = isHeld(wallet);
  return (
    <>
      {isWaiting && holdUntil !== null && (
        <Callout tone="warning" glyph={Clock}>
          {t('held', { time: momentText(holdUntil) })}
        </Callout>
      )}
      {!isWaiting && card?.holdUntil && isHeld(card) && (
        <Callout tone="warning" glyph={Clock}>
          {t('exchange.words:cardHeld', { time: momentText(card.holdUntil) })}
        </Callout>
      )}
      <RefusalNote kind={withdrawal} state={state} />
    </>
  );
}
