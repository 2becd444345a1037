import { atom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onlineAtom } from '../../backend/onlineAtom.ts';
import { userIdAtom } from '../../session/sessionAtom.ts';
import { messageKeyOf } from '../messageRef.ts';
import { isComingUpAtom, messageChangesAtom, messagingStatusAtom } from '../messagingAtoms.ts';
import { useGone } from '../references/useGone.ts';
import {
  createKindSearch,
  type KindQuery,
  type KindSearch,
  type KindsFound,
} from '../search/kindSearch.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { useMessaging } from './useMessaging.ts';

const nothing: readonly StoredMessage[] = [];

export type FoundKinds = Omit<KindsFound, 'hasMore'> & {
  isSearching: boolean;
  retry: () => void;
  /** Missing where there is no more. */
  loadMore?: () => void;
};

/**
 * Finds messages of some kinds in one conversation, of the device and of the gateway, and follows it: what comes
 * in is added, and what is taken back or deleted goes.
 * @param query the same object as long as the same is looked for
 */
export function useKindSearch(query: KindQuery): FoundKinds {
  const messaging = useMessaging();
  const userID = useAtomValue(userIdAtom) ?? '';
  const isConnected = useAtomValue(messagingStatusAtom) === 'online';
  const isComingUp = useAtomValue(isComingUpAtom);
  const hasNetwork = useAtomValue(onlineAtom);
  const { conversationID } = query;
  const changes = useAtomValue(
    useMemo(() => atom((get) => get(messageChangesAtom).get(conversationID)), [conversationID]),
  );
  const search = useMemo(
    () => createKindSearch({ messaging, userID, query }),
    [messaging, userID, query],
  );
  const [shown, setShown] = useState<{ of: KindSearch; found: KindsFound } | null>(null);
  const [busy, setBusy] = useState<KindSearch | null>(null);
  const running = useRef<KindSearch | null>(null);
  const show = useCallback((found: KindsFound) => setShown({ of: search, found }), [search]);
  const look = useCallback(() => {
    if (running.current === search) return;
    running.current = search;
    setBusy(search);
    void search.more(show).finally(() => {
      if (running.current === search) running.current = null;
      setBusy((now) => (now === search ? null : now));
    });
  }, [search, show]);
  useEffect(look, [look]);
  useEffect(() => {
    if (changes !== undefined) void search.refresh(show);
  }, [search, show, changes]);

  const found = shown?.of === search ? shown.found : null;
  const isOffline = found?.isGatewayMissing === 'offline';
  const isBack = isOffline && isConnected && hasNetwork;
  useEffect(() => {
    if (isBack) look();
  }, [isBack, look]);

  const messages = found?.messages ?? nothing;
  const gone = useGone(messages);
  return useMemo(() => {
    const isSearching = busy === search || found === null || (isOffline && isComingUp);
    return {
      messages: gone.size === 0 ? messages : messages.filter((one) => !gone.has(messageKeyOf(one))),
      isSearching,
      isGatewayMissing: isSearching ? null : (found?.isGatewayMissing ?? null),
      retry: look,
      ...(found?.hasMore ? { loadMore: look } : {}),
    };
  }, [messages, gone, busy, search, found, isOffline, isComingUp, look]);
}
