import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useOverlayEntry } from '../../../ui/overlayEntry.ts';

type QuestionWords = { title: string; sentence: string };

/**
 * Asks once more before a page is left on which something was written, by whatever way back the device has.
 * @param onDiscard forgets what was written
 * @param words what the question says, where it is not about beginning something
 * @returns goes back, after the question where there is something to lose
 */
export function useLeaveQuestion(
  isBegun: boolean,
  parent: string,
  onDiscard: () => void,
  words?: QuestionWords,
): () => void {
  const openSheet = useOpenSheet();
  const back = useBack(parent);
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  const ask = (): void => {
    setIsAsking(true);
    openSheet(
      LeaveDialog,
      {
        words,
        onDiscard: () => {
          onDiscard();
          setIsLeaving(true);
        },
      },
      () => setIsAsking(false),
    );
  };
  // The question has its own place in the history; the page is left once that is gone.
  useEffect(() => {
    if (isLeaving && !isAsking) latest.current();
  }, [isLeaving, isAsking]);
  useOverlayEntry(isBegun && !isAsking && !isLeaving, ask);
  return () => (isBegun ? ask() : back());
}

type DialogProps = { words: QuestionWords | undefined; onClose: () => void; onDiscard: () => void };

function LeaveDialog({ words, onClose, onDiscard }: DialogProps) {
  const { t } = useTranslation(['groups.leave', 'common']);
  return (
    <Dialog
      title={words?.title ?? t('title')}
      onDismiss={onClose}
      actions={[
        { label: t('stay'), onClick: onClose },
        {
          label: t('discard'),
          look: 'danger',
          onClick: () => {
            onDiscard();
            onClose();
          },
        },
      ]}
    >
      {words?.sentence ?? t('sentence')}
    </Dialog>
  );
}
