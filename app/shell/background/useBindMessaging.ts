import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { alertsOffAtom } from '../../core/alerts/alertsOffAtom.ts';
import { onlineAtom } from '../../core/backend/onlineAtom.ts';
import { unreadTotalAtom } from '../../core/messaging/messagingAtoms.ts';
import { useServices } from '../../core/services/services.tsx';
import { sessionAtom } from '../../core/session/sessionAtom.ts';
import { showAppBadge } from '../../platform/appBadge.ts';

/** Keeps messaging true to the session (specification, section 4), and the app's icon to messaging. */
export function useBindMessaging(): void {
  const { followMessaging } = useServices();
  const session = useAtomValue(sessionAtom);
  const isOnline = useAtomValue(onlineAtom);
  const unread = useAtomValue(unreadTotalAtom);
  const badge = useAtomValue(alertsOffAtom).has('badge') ? 0 : unread;
  const credentials = session.status === 'member' ? session.credentials : null;
  const isLeaving = session.status === 'leaving';
  const userId = credentials?.userId ?? null;
  const chatToken = credentials?.chatToken ?? '';

  // Asked again when the network comes back: the code may not have come without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    // What is on the screen stays while the person reads why they are leaving.
    if (isLeaving) return;
    followMessaging(userId !== null && chatToken !== '' ? { userId, chatToken } : null);
  }, [followMessaging, userId, chatToken, isLeaving, isOnline]);

  useEffect(() => showAppBadge(badge), [badge]);
}
