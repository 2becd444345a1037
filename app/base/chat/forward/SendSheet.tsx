import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { namesInRow } from '../../../lib/namesInRow.ts';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { longestMessage } from '../composer/composerRules.ts';
import { ForwardReceivers } from './ForwardReceivers.tsx';
import type { ForwardTarget } from './forwardTarget.ts';
import * as css from './SendSheet.css.ts';
import type { Sendable } from './sendForwarded.ts';
import type { Forwarding } from './useForwarding.ts';
import { withNote } from './withNote.ts';

/** What is sent. */
export type Sent = {
  preview: ReactNode;
  /** The same as long as some conversations do not have all of it. */
  contents: readonly Sendable[];
  /** How many messages were left out of what was sent, as they were gone by then. @default none */
  countLeftOut?: () => number;
  /** It cannot be sent as it is. @default false */
  isHeld?: boolean;
  /** Something is still being made ready, and what the button says then. */
  waitingLabel?: string | undefined;
  /** The first conversation may have it: what is sent must not change any more. */
  onTried?: () => void;
};

/** The page that chooses the conversations keeps what a sheet that is opened anew goes on with. */
export type SendSheetProps = SheetProps &
  Sent & {
    title: string;
    /** The page to go back to. */
    parent: string;
    chosen: readonly ForwardTarget[];
    /** What did not get there is what stays chosen. */
    onMissed: (missed: readonly ForwardTarget[]) => void;
    note: string;
    onNote: (note: string) => void;
    forwarding: Forwarding;
  };

/** What is about to be sent, to whom, with a note if there is one; sends it. */
export function SendSheet({ isOpen, onClose, ...props }: SendSheetProps) {
  const { t } = useTranslation('chat.forward');
  const {
    title,
    chosen,
    contents,
    countLeftOut,
    preview,
    parent,
    isHeld = false,
    waitingLabel,
    note,
    onNote,
    forwarding: { isSending, send },
    onMissed,
    onTried,
  } = props;
  const [missed, setMissed] = useState<readonly ForwardTarget[]>([]);
  const [isSent, setIsSent] = useState(false);
  useLeave(parent, isSent);
  const isTooLong = note.trim().length > longestMessage;
  const sendAll = async (): Promise<void> => {
    onTried?.();
    const left = await send(chosen, withNote(contents, note));
    if (left === null) return;
    setMissed(left);
    if (left.length > 0) return onMissed(left);
    const count = countLeftOut?.() ?? 0;
    if (count > 0) showToast(t('leftOut', { count }));
    else showToast(t('sent'), { done: true });
    setIsSent(true);
  };
  const close = (): void => {
    if (isSending) return;
    setMissed([]);
    onClose();
  };
  return (
    <Sheet open={isOpen} onClose={close} title={title} closeLabel={t('close')}>
      <div className={css.content}>
        <ForwardReceivers chosen={chosen} />
        {preview}
        <TextArea
          label={t('note')}
          value={note}
          onChange={onNote}
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
            disabled={isTooLong || isHeld}
            busyLabel={isSending ? t('sending') : waitingLabel}
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
    return (
      <p className={css.problem} role="alert">
        {t('notKept', { names: namesInRow(names, '', tag) })}
      </p>
    );
  }
  return isCutOff && <p className={css.later}>{t('goesLater')}</p>;
}

/** Goes back once this is over and the page is before the person: once, however often they press. */
function useLeave(parent: string, isOver: boolean): void {
  const back = useBack(parent);
  const isActive = useIsActiveScreen();
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    if (isOver && isActive) latest.current();
  }, [isOver, isActive]);
}
