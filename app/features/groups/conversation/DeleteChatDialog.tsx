import { useNavigate } from 'react-router-dom';
import { deleteConversationFromLocalAndSvr } from '../../../contract/gateway/functions/conversations.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { paths } from '../../../core/navigation/paths.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbQuestion } from '../../../parts/relation/VerbQuestion.tsx';
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
    <VerbQuestion
      {...{ isBusy, problem, onClose }}
      title={t('deleteTitle')}
      action={t('deleteChat')}
      busy={t('deleting')}
      onAct={() => void remove()}
    >
      {t('deleteSentence')}
    </VerbQuestion>
  );
}
