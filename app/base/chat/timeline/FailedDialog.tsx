import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleKind, MessageAction } from '../../../parts/message/messageKind.ts';
import { Dialog, type DialogAction } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { failureKey } from './failureKey.ts';

type Props = { message: StoredMessage; kind: BubbleKind; onClose: () => void };

/** Offers what can be done with a message that did not go, as its kind has it. */
export function FailedDialog({ message, kind, onClose }: Props) {
  const { t } = useTranslation('chat.conversation');
  const messaging = useMessaging();
  const { clientMsgID, errCode } = message;
  const offers: Readonly<Partial<Record<MessageAction, DialogAction>>> = {
    resend: {
      label: t('sendAgain'),
      look: 'primary',
      onClick: () => {
        onClose();
        messaging.resend(clientMsgID).catch(() => showToast(t('notKept')));
      },
    },
    delete: {
      label: t('delete'),
      look: 'danger',
      onClick: () => {
        onClose();
        messaging.remove(message).catch(() => showToast(t('deleteFailed')));
      },
    },
  };
  return (
    <Dialog
      title={t('sendAgainTitle')}
      stacked
      onDismiss={onClose}
      actions={[
        ...kind.menu.flatMap((action) => offers[action] ?? []),
        { label: t('cancel'), onClick: onClose },
      ]}
    >
      {t(failureKey(errCode))}
    </Dialog>
  );
}
