import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { OwnListName } from '../../contract/gateway/callableFunction.ts';
import { useMessaging } from '../messaging/hooks/useMessaging.ts';
import type { ListState } from '../messaging/lists/listAtoms.ts';
import { messagingStatusAtom } from '../messaging/messagingAtoms.ts';
import { useArrival } from '../screen/pageArrival.ts';
import { useSavedContent } from '../screen/savedContent.ts';

export type ListReading = {
  /** `failed`: this device never had the list, and cannot get it now. */
  state: 'loading' | 'failed' | 'ready';
  /** After a failure it is being tried again. */
  isTrying: boolean;
  retry: () => void;
};

/**
 * Asks for what the device never had, with each connection and when it is tried again.
 * @param names of the lists that are read; the same array each time
 * @param isHeldBack the list is there, and something else that it is shown with is not
 * @returns how far a screen is with them. Content told as failed stays so until it is there
 */
export function useListReading(
  { isLoaded, rows }: ListState<unknown>,
  names: readonly OwnListName[],
  isHeldBack = false,
): ListReading {
  const messaging = useMessaging();
  const status = useAtomValue(messagingStatusAtom);
  const [hasFailed, setHasFailed] = useState(false);
  const isReady = isLoaded || rows.size > 0;
  const isUp = status === 'syncing' || status === 'online';
  const isCutOff = status === 'waiting' || status === 'stopped';
  const { isRefused, askAgain } = useAsking(names, isUp && !isReady);
  const isFailed = !isReady && (hasFailed || isCutOff || isRefused);
  useEffect(() => setHasFailed(isFailed), [isFailed]);
  const isShown = isReady && !isHeldBack;
  useArrival(isShown);
  useSavedContent(isShown);
  return {
    state: isShown ? 'ready' : isFailed ? 'failed' : 'loading',
    isTrying: isFailed && !isCutOff && !isRefused,
    retry: () => (isUp ? askAgain() : messaging.reconnect()),
  };
}

/** @returns whether the last try to fetch the lists on this connection failed, and what tries again */
function useAsking(names: readonly OwnListName[], isWanted: boolean) {
  const messaging = useMessaging();
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    Promise.all(names.map((name) => messaging.loadList(name))).catch(() => {
      if (isCurrent) setRefused(attempt);
    });
    return () => {
      isCurrent = false;
      setRefused(null);
    };
  }, [messaging, names, isWanted, attempt]);
  return {
    isRefused: refused === attempt,
    askAgain: () => setAttempt((count) => count + 1),
  };
}
