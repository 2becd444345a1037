import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { type DetailRow, DetailRows } from '../DetailRows.tsx';
import { useMoneyIntent } from '../orders/useMoneyIntent.ts';
import { OfflineNote } from './OfflineNote.tsx';
import * as css from './order.css.ts';
import type { OrderKind } from './orderKind.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { usePassing } from './usePassing.ts';

type Props = {
  kind: OrderKind;
  isOpen: boolean;
  onClose: () => void;
  /** Said before everything, such as that something in it is new. */
  notice?: ReactNode;
  /** What it is about, large. */
  amount?: ReactNode;
  /** Everything that decides what happens. */
  rows: readonly DetailRow[];
  /** Said after the rows. */
  children?: ReactNode;
};

/** The last look at all that is about to happen, and what sends it. Load it lazily. */
export function ConfirmSheet(props: Props) {
  const { kind, isOpen, onClose, notice, amount, rows, children } = props;
  const { t } = useTranslation();
  const label = useLabel();
  const { title, after } = kind.words;
  return (
    <Sheet open={isOpen} onClose={onClose} title={label(title)} closeLabel={t('close')}>
      <div className={css.content}>
        {notice}
        {amount && <p className={css.amount}>{amount}</p>}
        <div className={amount ? css.rows : undefined}>
          <DetailRows rows={rows} />
        </div>
        {children}
        {after && <p className={css.after}>{label(after)}</p>}
        <SendPart kind={kind} isOpen={isOpen} onClose={onClose} />
      </div>
    </Sheet>
  );
}

type SendProps = Pick<Props, 'kind' | 'isOpen' | 'onClose'>;

/** What sends it, or why that is not there: without a network nothing that moves points can be pressed. */
function SendPart({ kind, isOpen, onClose }: SendProps) {
  const { t } = useTranslation('points.intents');
  const label = useLabel();
  const isOnline = useAtomValue(onlineAtom);
  const { words, secret } = kind;
  const { state, passing, send } = useMoneyIntent(kind.call);
  const other = usePassing(passing, secret);
  if (isOpen && (state.kind === 'refused' || state.kind === 'unstorable')) {
    return (
      <>
        <RefusalNote kind={kind} state={state} />
        <Button wide look="second" onClick={onClose}>
          {t('change')}
        </Button>
      </>
    );
  }
  const sending = label(words.sending ?? 'points.intents:sending');
  return (
    <>
      <OfflineNote />
      {/* Of an unknown outcome the page tells, while this closes. */}
      <ErrorCallout error={state.kind === 'unknown' ? null : other} />
      {secret && (
        <div className={css.secret}>
          <secret.Field
            passing={passing}
            onEntered={send}
            disabled={!isOnline}
            busyLabel={state.kind === 'sending' ? sending : undefined}
            onLeave={onClose}
          />
        </div>
      )}
      {words.submit && isOnline && (
        <Button
          wide
          busyLabel={state.kind === 'open' ? undefined : sending}
          onClick={() => void send({})}
        >
          {label(words.submit)}
        </Button>
      )}
    </>
  );
}
