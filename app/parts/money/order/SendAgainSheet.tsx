import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useMoneyIntent } from '../orders/useMoneyIntent.ts';
import { OfflineNote } from './OfflineNote.tsx';
import type { OrderKind, OrderSecret } from './orderKind.ts';

/** The same order under the same key, sent again by the person: what goes along was not kept. */
export function SendAgainSheet({ kind, isOpen, onClose }: SheetProps & { kind: OrderKind }) {
  const { t } = useTranslation();
  const label = useLabel();
  const title = label(kind.words.sendNow ?? 'points.intents:sendNow');
  return (
    <Sheet open={isOpen} onClose={onClose} title={title} closeLabel={t('close')}>
      {kind.secret && <SendAgain kind={kind} secret={kind.secret} onClose={onClose} />}
    </Sheet>
  );
}

type Props = { kind: OrderKind; secret: OrderSecret; onClose: () => void };

function SendAgain({ kind, secret, onClose }: Props) {
  const { t } = useTranslation();
  const label = useLabel();
  const isOnline = useAtomValue(onlineAtom);
  const [sendings, setSendings] = useState(0);
  const { words } = kind;
  const { state, passing, sendNow, checkNow } = useMoneyIntent(kind.call);
  const canSend = state.kind === 'unknown' && state.canSend;
  const goOn = useEffectEvent(() => {
    // It goes out once more only after the server has said that it knows nothing of it.
    if (secret.isAbout(passing)) void checkNow();
    // Anything else is told on the page.
    else onClose();
  });
  useEffect(() => {
    if (sendings > 0) goOn();
  }, [sendings]);
  const isSending = state.kind === 'sending';
  return (
    <>
      <OfflineNote />
      <secret.Field
        passing={passing}
        onEntered={(entered) => sendNow(entered).then(() => setSendings((before) => before + 1))}
        disabled={!isOnline}
        busyLabel={
          isSending
            ? label(words.sending ?? 'points.intents:sending')
            : canSend
              ? undefined
              : t('checking')
        }
        onLeave={onClose}
      />
    </>
  );
}
