import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';

type Props = {
  refs: readonly MessageRef[];
  /** None of them was sent. */
  isUnsent: boolean;
  /** All of them are gone. */
  onDone?: () => void;
  onClose: () => void;
  /** What has the focus then. */
  focusNext: () => HTMLElement | null;
};

/** Asks, then deletes messages for this person alone. */
export function DeleteDialog({ refs, isUnsent, onDone, onClose, focusNext }: Props) {
  const { t } = useTranslation('chat.actions');
  const messaging = useMessaging();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    const results = await Promise.allSettled(refs.map((one) => messaging.remove(one)));
    if (results.every(({ status }) => status === 'fulfilled')) onDone?.();
    else showToast(t('deleteFailed'));
    onClose();
  };
  return (
    <Dialog
      title={t('deleteTitle', { count: refs.length })}
      onDismiss={isBusy ? undefined : onClose}
      focusNext={focusNext}
      actions={[
        { label: t('cancel'), onClick: onClose, disabled: isBusy },
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
