import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';

type Props = {
  messages: readonly StoredMessage[];
  /** @param isDone whether all of them are gone */
  onClose: (isDone: boolean) => void;
  /** What has the focus then. */
  focusNext: () => HTMLElement | null;
};

/** Asks, then deletes messages for this person alone. */
export function DeleteDialog({ messages, onClose, focusNext }: Props) {
  const { t } = useTranslation('chat.actions');
  const messaging = useMessaging();
  const [isBusy, setIsBusy] = useState(false);
  const isUnsent = messages.every(({ state }) => state !== 'sent');
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    const results = await Promise.allSettled(messages.map((one) => messaging.remove(one)));
    const isDone = results.every(({ status }) => status === 'fulfilled');
    if (!isDone) showToast(t('deleteFailed'));
    onClose(isDone);
  };
  return (
    <Dialog
      title={t('deleteTitle', { count: messages.length })}
      onDismiss={isBusy ? undefined : () => onClose(false)}
      focusNext={focusNext}
      actions={[
        { label: t('cancel'), onClick: () => onClose(false), disabled: isBusy },
        {
          label: t('delete'),
          look: 'danger',
          busyLabel: isBusy ? t('deleting') : undefined,
          onClick: () => void remove(),
        },
      ]}
    >
      {t(isUnsent ? 'deleteUnsent' : 'deleteSentence')}
    </Dialog>
  );
}
