import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import { uploadsAtom } from '../../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { showToast } from '../../../../ui/toasts.ts';

export type Upload = {
  /** 0 to 1; null while it waits for its turn or for the network. */
  share: number | null;
  cancel: () => void;
};

/**
 * @param url of the message's file: '' until it is uploaded
 * @returns how far the upload of an own message is; null where there is nothing to be uploaded
 */
export function useUpload({ clientMsgID, state }: StoredMessage, url: string): Upload | null {
  const { t } = useTranslation('chat.media');
  const messaging = useMessaging();
  const shareAtom = useMemo(
    () => atom((get) => get(uploadsAtom).get(clientMsgID) ?? null),
    [clientMsgID],
  );
  const share = useAtomValue(shareAtom);
  if (state !== 'sending' || url !== '') return null;
  return {
    share,
    cancel: () => {
      messaging.cancelUpload(clientMsgID).catch(() => showToast(t('cancelFailed')));
    },
  };
}
