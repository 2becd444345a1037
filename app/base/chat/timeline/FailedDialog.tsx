import { useTranslation } from 'react-i18next';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { failureKey } from '../words/failureKey.ts';

type Props = { message: StoredMessage; onClose: () => void };

/** What to do with a message that did not go. */
export function FailedDialog({ message, onClose }: Props) {
  const { t } = useTranslation('chat');
  const messaging = useMessaging();
  const { clientMsgID, errCode } = message;
  return (
    <Dialog
      title={t('sendAgainTitle')}
      stacked
      onDismiss={onClose}
      actions={[
        {
          label: t('sendAgain'),
          look: 'primary',
          onClick: () => {
            onClose();
            messaging.resend(clientMsgID).catch(() => showToast(t('notKept')));
          },
        },
        {
          label: t('delete'),
          look: 'danger',
          onClick: () => {
            onClose();
            messaging.remove(message).catch(() => showToast(t('deleteFailed')));
          },
        },
        { label: t('cancel'), onClick: onClose },
      ]}
    >
      {t(failureKey(errCode))}
    </Dialog>
  );
}
