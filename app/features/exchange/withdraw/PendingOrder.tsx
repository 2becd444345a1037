import { useAtomValue } from 'jotai';
import { CircleHelp, Clock } from 'lucide-react';
import { useState } from 'react';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { PinTroubleNote } from '../pin/PinTroubleNote.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import * as css from './PendingOrder.css.ts';
import type { SendAgainSheetProps } from './SendAgainSheet.tsx';
import { usePassing } from './usePassing.ts';
import type { WithdrawalOrder, WithdrawProps } from './withdrawal.ts';

const sendAgainSheet: PartSource<SendAgainSheetProps> = {
  load: async () => (await import('./SendAgainSheet.tsx')).SendAgainSheet,
};

export type PendingOrderProps = {
  intent: WithdrawProps['intent'];
  cards: readonly BankCard[];
  currency: string;
  /** Opens the confirm sheet of an order that was not sent yet. */
  onOpen: (order: WithdrawalOrder) => void;
};

/**
 * In place of the form: an order that is not finished. One that nobody knows the outcome of is asked
 * about by itself; once the server has never seen it, the person chooses.
 */
export function PendingOrder({ intent, cards, currency, onOpen }: PendingOrderProps) {
  const { t } = useTranslation(['exchange.page', 'exchange.words']);
  const [sheet, setSheet] = useState<'never' | 'now' | 'before'>('never');
  const isOnline = useAtomValue(onlineAtom);
  const { state } = intent;
  const { trouble, other } = usePassing(intent.passing);
  if (state.kind !== 'unknown' && state.kind !== 'open' && state.kind !== 'sending') return null;
  const { input } = state;
  const card = cards.find(({ cardId }) => cardId === input.cardId);
  const isUnknown = state.kind === 'unknown';
  return (
    <section className={css.pending}>
      <div role="status">
        <Callout tone="warning" glyph={isUnknown ? CircleHelp : Clock}>
          {t(sentenceKey(state, isOnline))}
        </Callout>
      </div>
      <p className={css.amount}>
        <Amount amount={input.amount} currency={currency} size="balance" isAlwaysShown />
      </p>
      {card && (
        <p className={css.card}>
          {card.bankName} · {t('exchange.words:endingIn', { last4: card.last4 })}
        </p>
      )}
      {state.kind === 'open' && (
        <div className={css.buttons}>
          <Button wide onClick={() => onOpen(input)}>
            {t('goOn')}
          </Button>
          <Button wide look="plain" onClick={() => void intent.drop()}>
            {t('discard')}
          </Button>
        </div>
      )}
      {isUnknown && (
        <div className={css.buttons}>
          <div>
            <ErrorCallout error={other} isQuiet />
            {sheet !== 'now' && <PinTroubleNote trouble={trouble} />}
          </div>
          <OfflineNote />
          {isOnline && (
            <UnknownWays intent={intent} canSend={state.canSend} onSend={() => setSheet('now')} />
          )}
        </div>
      )}
      {sheet !== 'never' && (
        <LazyPart
          source={sendAgainSheet}
          props={{ isOpen: sheet === 'now', onClose: () => setSheet('before'), intent, trouble }}
          placeholder={<span />}
        />
      )}
    </section>
  );
}

/** What is said of the order: never at once that it must not be sent again, and that it may. */
function sentenceKey(
  state: Extract<PendingOrderProps['intent']['state'], { kind: 'open' | 'sending' | 'unknown' }>,
  isOnline: boolean,
) {
  if (state.kind === 'unknown') return state.canSend && isOnline ? 'unseen' : 'unknown';
  return state.kind === 'open' ? 'openElsewhere' : 'sending';
}

type WaysProps = Pick<PendingOrderProps, 'intent'> & { canSend: boolean; onSend: () => void };

function UnknownWays({ intent, canSend, onSend }: WaysProps) {
  const { t } = useTranslation('exchange.page');
  const [isAsking, setIsAsking] = useState(false);
  const act = async (work: () => Promise<void>): Promise<void> => {
    setIsAsking(true);
    await work();
    setIsAsking(false);
  };
  const busyLabel = isAsking ? t('checking') : undefined;
  if (!canSend) {
    return (
      <Button wide look="second" busyLabel={busyLabel} onClick={() => void act(intent.checkNow)}>
        {t('checkNow')}
      </Button>
    );
  }
  return (
    <>
      <Button wide onClick={onSend}>
        {t('sendNow')}
      </Button>
      <Button wide look="plain" busyLabel={busyLabel} onClick={() => void act(intent.drop)}>
        {t('drop')}
      </Button>
    </>
  );
}
