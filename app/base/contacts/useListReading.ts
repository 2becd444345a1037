import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useMessaging } from '../../core/messaging/hooks/useMessaging.ts';
import type { ListState } from '../../core/messaging/lists/listAtoms.ts';
import { messagingStatusAtom } from '../../core/messaging/messagingAtoms.ts';
import { useArrival } from '../../core/screen/pageArrival.ts';

export type ListReading = {
  /** `failed`: this device never had the list, and cannot get it now. */
  state: 'loading' | 'failed' | 'ready';
  /** After a failure it is being tried again. */
  isTrying: boolean;
  retry: () => void;
};

/** @returns how far a screen is with one of the gateway's lists. Content told as failed stays so until it is there. */
export function useListReading({ isLoaded, rows }: ListState<unknown>): ListReading {
  const messaging = useMessaging();
  const status = useAtomValue(messagingStatusAtom);
  const [hasFailed, setHasFailed] = useState(false);
  const isReady = isLoaded || rows.size > 0;
  const isCutOff = status === 'waiting' || status === 'stopped';
  const isFailed = !isReady && (hasFailed || isCutOff);
  useEffect(() => setHasFailed(isFailed), [isFailed]);
  useArrival(isReady);
  return {
    state: isReady ? 'ready' : isFailed ? 'failed' : 'loading',
    isTrying: isFailed && !isCutOff,
    retry: () => messaging.reconnect(),
  };
}
