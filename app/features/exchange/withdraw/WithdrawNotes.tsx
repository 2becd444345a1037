import { CircleAlert, Clock, HardDrive } from 'lucide-react';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { isHeld } from '../cards/isHeld.ts';
import { useMomentText } from '../useMomentText.ts';
import { useRefusalText } from './useRefusalText.ts';
import type { WithdrawProps } from './withdrawal.ts';

export type WithdrawNotesProps = Pick<WithdrawProps, 'wallet' | 'intent'> & {
  card: BankCard | null;
};

/** Why a withdrawal has to wait, until which hour, and what was said of the last one. */
export function WithdrawNotes({ wallet, card, intent }: WithdrawNotesProps) {
  const { t } = useTranslation(['exchange.page', 'exchange.words']);
  const momentText = useMomentText();
  const refusalText = useRefusalText(wallet.currency);
  const { holdUntil } = wallet;
  const isWaiting = isHeld(wallet);
  const { state } = intent;
  const refusal = state.kind === 'refused' ? refusalText(state.error) : null;
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
      {state.kind === 'unstorable' && (
        <div role="alert">
          <Callout tone="warning" glyph={HardDrive}>
            {t('unstorable')}
          </Callout>
        </div>
      )}
      {refusal && (
        <div role="alert">
          <Callout tone="negative" glyph={CircleAlert}>
            {refusal}
          </Callout>
        </div>
      )}
      <ErrorCallout error={state.kind === 'refused' && refusal === null ? state.error : null} />
    </>
  );
}
