import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { conversationRowsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { closeNotifications } from '../../../platform/notification.ts';
import { subscribeVisible } from '../../../platform/visibility.ts';
import { createStaleNotices, type StaleNotices } from './staleNotices.ts';

/** Takes away the notices of what has been read, and all of them with the account. */
export function useStaleNotices(): StaleNotices {
  const store = useStore();
  const userId = useAtomValue(userIdAtom);
  const [stale] = useState(createStaleNotices);
  useEffect(() => {
    const sweep = (): void => {
      closeNotifications((tag) => stale.isStale(tag, store.get(conversationRowsAtom)));
    };
    const unfollow = store.sub(conversationRowsAtom, () => {
      if (stale.follow(store.get(conversationRowsAtom))) sweep();
    });
    const unsubscribe = subscribeVisible((isVisible) => {
      if (isVisible) sweep();
    });
    return () => {
      unfollow();
      unsubscribe();
    };
  }, [store, stale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each account its own
  useEffect(() => () => void closeNotifications(() => true), [userId]);
  return stale;
}
