import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useFriend } from '../../../core/messaging/hooks/useFriend.ts';
import { useHasAsked } from '../../../core/messaging/hooks/useHasAsked.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import { useMessageUntilGone } from '../../../core/messaging/references/useMessageUntilGone.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { pathToFriendVerify } from '../../../core/navigation/paths.ts';
import type { BubbleKind, MessageAction } from '../../../parts/message/messageKind.ts';
import { Dialog, type DialogAction } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { failureKey } from './failureKey.ts';

type Props = { of: MessageRef; kind: BubbleKind; onClose: () => void };

/** Offers what can be done with a message that did not go, as its kind has it. */
export function FailedDialog({ of, kind, onClose }: Props) {
  const message = useMessageUntilGone(of, onClose);
  const hasLeft = message !== null && message.state !== 'failed';
  // Another tab may send it.
  useEffect(() => {
    if (hasLeft) onClose();
  }, [hasLeft, onClose]);
  return message && !hasLeft && <Offers {...{ message, kind, onClose }} />;
}

type OffersProps = Pick<Props, 'kind' | 'onClose'> & { message: StoredMessage };

function Offers({ message, kind, onClose }: OffersProps) {
  const { t } = useTranslation('chat.conversation');
  const messaging = useMessaging();
  const { clientMsgID, errCode } = message;
  const befriend = useBefriend(message, onClose);
  const offers: Readonly<Partial<Record<MessageAction, DialogAction>>> = {
    resend: {
      label: t('sendAgain'),
      look: befriend.length > 0 ? 'neutral' : 'primary',
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
        ...befriend,
        ...kind.menu.flatMap((action) => offers[action] ?? []),
        { label: t('cancel'), onClick: onClose },
      ]}
    >
      {t(failureKey(errCode))}
    </Dialog>
  );
}

/** @returns the way to ask somebody whom friends alone can write to, where they have not been asked yet */
function useBefriend(message: StoredMessage, onClose: () => void): DialogAction[] {
  const { t } = useTranslation('chat.conversation');
  const navigate = useNavigate();
  const { recvID, errCode } = message;
  const isFriend = useFriend(recvID) !== null;
  const hasAsked = useHasAsked(recvID);
  const isRefused = errCode === gatewayErrors.notFriend && recvID !== '';
  if (!isRefused || isFriend || hasAsked) return [];
  const ask = (): void => {
    onClose();
    navigate(pathToFriendVerify(recvID));
  };
  return [{ label: t('addFriend'), look: 'primary', onClick: ask }];
}
