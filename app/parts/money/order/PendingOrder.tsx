import { useAtomValue } from 'jotai';
import { CircleHelp, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import type { TextKey } from '../../../core/i18n/textKey.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { type MoneyIntentHandle, useMoneyIntent } from '../orders/useMoneyIntent.ts';
import { OfflineNote } from './OfflineNote.tsx';
import * as css from './order.css.ts';
import type { OrderKind, OrderWords } from './orderKind.ts';
import { SendAgainSheet } from './SendAgainSheet.tsx';
import { usePassing } from './usePassing.ts';
import { useSheetWhile } from './useSheetWhile.ts';

type Props = {
  kind: OrderKind;
  /** What it is, such as its amount. */
  children: ReactNode;
  /** Opens the confirm sheet of one that was not sent yet. */
  onOpen?: () => void;
  /** False where nothing here knows how to send it: it can only be dropped. @default true */
  isSendable?: boolean;
};

/**
 * In place of the form: an order that is not finished. One that nobody knows the outcome of is asked
 * about by itself; once the server has never seen it, the person chooses.
 */
export function PendingOrder({ kind, children, onOpen, isSendable = true }: Props) {
  const { t } = useTranslation('points.intents');
  const label = useLabel();
  const [isSendingAgain, setIsSendingAgain] = useState(false);
  const isOnline = useAtomValue(onlineAtom);
  const intent = useMoneyIntent(kind.call);
  const { words, secret } = kind;
  const { state, passing } = intent;
  const other = usePassing(passing, secret);
  useSheetWhile(isSendingAgain, SendAgainSheet, { kind }, () => setIsSendingAgain(false));
  if (state.kind !== 'unknown' && state.kind !== 'open' && state.kind !== 'sending') return null;
  const isUnknown = state.kind === 'unknown';
  return (
    <section className={css.pending}>
      <div role="status">
        <Callout tone="warning" glyph={isUnknown ? CircleHelp : Clock}>
          {label(sentenceOf(state, words, isOnline))}
        </Callout>
      </div>
      {children}
      {state.kind === 'open' && (
        <div className={css.buttons}>
          {onOpen && (
            <Button wide onClick={onOpen}>
              {t('goOn')}
            </Button>
          )}
          <Button wide look="plain" onClick={() => void intent.drop()}>
            {label(words.discard ?? 'points.intents:discard')}
          </Button>
        </div>
      )}
      {isUnknown && (
        <div className={css.buttons}>
          <div>
            <ErrorCallout error={other} isQuiet />
            {secret && !isSendingAgain && <secret.Note passing={passing} />}
          </div>
          <OfflineNote />
          {isOnline && (
            <UnknownWays
              words={words}
              intent={intent}
              canSend={state.canSend}
              onSend={() => (secret ? setIsSendingAgain(true) : void intent.sendNow({}))}
              isSendable={isSendable}
            />
          )}
        </div>
      )}
    </section>
  );
}

type Pending = Extract<
  MoneyIntentHandle<OrderKind['call']>['state'],
  { kind: 'open' | 'sending' | 'unknown' }
>;

/** What is said of the order: never at once that it must not be sent again, and that it may. */
function sentenceOf(state: Pending, words: OrderWords, isOnline: boolean): TextKey {
  if (state.kind === 'open') return words.elsewhere;
  if (state.kind === 'sending') return words.sending ?? 'points.intents:sending';
  if (!state.canSend || !isOnline) return 'points.intents:safety';
  return words.unseen ?? 'points.intents:unseen';
}

type WaysProps = {
  words: OrderWords;
  intent: MoneyIntentHandle<OrderKind['call']>;
  canSend: boolean;
  onSend: () => void;
  isSendable: boolean;
};

function UnknownWays({ words, intent, canSend, onSend, isSendable }: WaysProps) {
  const { t } = useTranslation('points.intents');
  const { t: common } = useTranslation();
  const label = useLabel();
  const [isAsking, setIsAsking] = useState(false);
  const act = async (work: () => Promise<void>): Promise<void> => {
    setIsAsking(true);
    await work();
    setIsAsking(false);
  };
  const busyLabel = isAsking ? common('checking') : undefined;
  if (!canSend) {
    return (
      <Button wide look="second" busyLabel={busyLabel} onClick={() => void act(intent.checkNow)}>
        {t('checkNow')}
      </Button>
    );
  }
  return (
    <>
      {isSendable && (
        <Button wide onClick={onSend}>
          {label(words.sendNow ?? 'points.intents:sendNow')}
        </Button>
      )}
      <Button wide look="plain" busyLabel={busyLabel} onClick={() => void act(intent.drop)}>
        {label(words.drop ?? 'points.intents:drop')}
      </Button>
    </>
  );
}
