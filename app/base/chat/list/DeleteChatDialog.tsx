import { useRef } from 'react';
import { deleteConversationFromLocalAndSvr } from '../../../contract/gateway/functions/conversations.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { isolated } from '../../../lib/isolated.ts';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { besideRow, rowOf } from './besideRow.ts';

type Props = { conversationID: string; onClose: () => void };

/** Asks, then deletes a conversation with its messages and what was begun to be written in it. */
export function DeleteChatDialog({ conversationID, onClose }: Props) {
  const { t } = useTranslation('chat.list');
  const messaging = useMessaging();
  const row = useConversationRow(conversationID);
  const nameOf = useConversationName();
  const { isBusy, problem, run } = usePersonVerb();
  const next = useRef<HTMLElement | null>(null);
  const remove = async (): Promise<void> => {
    next.current = besideRow(rowOf(conversationID));
    if (!(await run(deleteConversationFromLocalAndSvr, conversationID))) {
      next.current = null;
      return;
    }
    messaging.setDraft(conversationID, '');
    messaging.markUnread(conversationID, false).catch(() => undefined);
    showToast(t('deleted'), { done: true });
    onClose();
  };
  return (
    <Dialog
      title={t('deleteTitle', { name: isolated(row ? nameOf(row) : '') })}
      onDismiss={onClose}
      focusNext={() => next.current}
      actions={[
        { label: t('cancel'), onClick: onClose },
        {
          label: t('delete'),
          look: 'danger',
          busyLabel: isBusy ? t('deleting') : undefined,
          onClick: () => void remove(),
        },
      ]}
    >
      {t('deleteSentence')}
      <VerbProblem problem={problem} />
    </Dialog>
  );
}
