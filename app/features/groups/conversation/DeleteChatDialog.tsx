import { useNavigate } from 'react-router-dom';
import { deleteConversationFromLocalAndSvr } from '../../../contract/gateway/functions/conversations.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { paths } from '../../../core/navigation/paths.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';

type Props = SheetProps & { conversationID: string };

/** Asks, then deletes the conversation of a group that the person is in no more, and leads to the others. */
export function DeleteChatDialog({ conversationID, isOpen, onClose }: Props) {
  const { t } = useTranslation('groups.restriction');
  const messaging = useMessaging();
  const navigate = useNavigate();
  const { isBusy, problem, run } = usePersonVerb();
  const remove = async (): Promise<void> => {
    if (!(await run(deleteConversationFromLocalAndSvr, conversationID))) return;
    messaging.setDraft(conversationID, '');
    showToast(t('deleted'), { done: true });
    onClose();
    navigate(paths.chat, { replace: true });
  };
  if (!isOpen) return null;
  return (
    <Dialog
      title={t('deleteTitle')}
      onDismiss={isBusy ? undefined : onClose}
      actions={[
        { label: t('cancel'), onClick: onClose, disabled: isBusy },
        {
          label: t('deleteChat'),
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
