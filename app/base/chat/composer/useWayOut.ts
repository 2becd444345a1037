import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { removeBlack } from '../../../contract/gateway/functions/friends.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { pathToFriendVerify } from '../../../core/navigation/paths.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { WriteRestriction } from './writeRestrictionOf.ts';

type WayOut = { label: string; busyLabel?: string | undefined; onAct: () => void };
type WaysOut = Partial<
  Readonly<Record<Extract<WriteRestriction, { of: 'person' }>['key'], WayOut>>
>;

/** @returns what a person can do where they cannot write to another, by the reason. */
export function useWayOut(userID: string): WaysOut {
  const { t } = useTranslation('chat.conversation');
  const messaging = useMessaging();
  const navigate = useNavigate();
  const [isUnblocking, setIsUnblocking] = useState(false);
  return {
    youBlocked: {
      label: t('unblock'),
      busyLabel: isUnblocking ? t('unblocking') : undefined,
      async onAct() {
        setIsUnblocking(true);
        await messaging.call(removeBlack, userID).catch(() => showToast(t('unblockFailed')));
        setIsUnblocking(false);
      },
    },
    failedNotFriend: {
      label: t('addFriend'),
      onAct: () => navigate(pathToFriendVerify(userID)),
    },
  };
}
