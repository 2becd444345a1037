import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { longestMessage } from '../composer/composerRules.ts';
import { ForwardPreview } from './ForwardPreview.tsx';
import { ForwardReceivers } from './ForwardReceivers.tsx';
import * as css from './ForwardSheet.css.ts';
import type { Forwarded } from './forwardedAtom.ts';
import { type ForwardPlan, withNote } from './forwardPlan.ts';
import type { ForwardTarget } from './forwardTarget.ts';
import { useForwarding } from './useForwarding.ts';

export type ForwardSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  forwarded: Forwarded;
  plan: ForwardPlan;
  /** The conversation to go back to. */
  parent: string;
  chosen: readonly ForwardTarget[];
  /** What did not get there is what stays chosen. */
  onMissed: (missed: readonly ForwardTarget[]) => void;
};

/** What is about to be sent, to whom, with a note if there is one; sends it. */
export function ForwardSheet({ isOpen, onClose, ...props }: ForwardSheetProps) {
  const { t } = useTranslation('chat.forward');
  const { chosen, plan, parent, onMissed } = props;
  const [note, setNote] = useState('');
  const [missed, setMissed] = useState<readonly ForwardTarget[]>([]);
  const { isSending, send } = useForwarding();
  const leave = useLeave(parent);
  const isTooLong = note.trim().length > longestMessage;
  const sendAll = async (): Promise<void> => {
    const left = await send(chosen, withNote(plan.contents, note));
    if (left === null) return;
    setMissed(left);
    if (left.length > 0) return onMissed(left);
    showToast(t('sent'), { done: true });
    leave();
  };
  const close = (): void => {
    if (isSending) return;
    setMissed([]);
    onClose();
  };
  return (
    <Sheet open={isOpen} onClose={close} title={t('title')} closeLabel={t('close')}>
      <div className={css.content}>
        <ForwardReceivers chosen={chosen} />
        <ForwardPreview forwarded={props.forwarded} plan={plan} />
        <TextArea
          label={t('note')}
          value={note}
          onChange={setNote}
          max={longestMessage}
          rows={2}
          error={isTooLong ? t('noteTooLong') : null}
        />
        <Hindrance missed={missed} />
        <div className={css.actions}>
          <Button look="neutral" disabled={isSending} onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            disabled={isTooLong}
            busyLabel={isSending ? t('sending') : undefined}
            onClick={() => void sendAll()}
          >
            {t('send')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** Says who did not get it, or that it goes later. */
function Hindrance({ missed }: { missed: readonly ForwardTarget[] }) {
  const { t } = useTranslation('chat.forward');
  const tag = useLanguageTag();
  const nameOf = useConversationName();
  const isCutOff = useAtomValue(messagingStatusAtom) === 'waiting';
  if (missed.length > 0) {
    const names = missed.map((target) => isolated(nameOf(target)));
    const list = new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);
    return (
      <p className={css.problem} role="alert">
        {t('notKept', { names: list })}
      </p>
    );
  }
  return isCutOff && <p className={css.later}>{t('goesLater')}</p>;
}

/** @returns goes back, unless the person is somewhere else by then */
function useLeave(parent: string): () => void {
  const back = useBack(parent);
  const isActive = useIsActiveScreen();
  const latest = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = isActive ? back : null;
    return () => {
      latest.current = null;
    };
  });
  return () => latest.current?.();
}
