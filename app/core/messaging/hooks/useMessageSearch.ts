import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { searchWordsOf, writtenWordsOf } from '../../../lib/searchWords.ts';
import { onlineAtom } from '../../backend/onlineAtom.ts';
import { userIdAtom } from '../../session/sessionAtom.ts';
import type { DeviceSearch } from '../messaging.ts';
import {
  conversationRowsAtom,
  isComingInStepAtom,
  isComingUpAtom,
  isInStepAtom,
  messagingStatusAtom,
} from '../messagingAtoms.ts';
import { useGone } from '../references/useGone.ts';
import { withoutMessages } from '../search/foundMessages.ts';
import { runSearch, type SearchState } from '../search/runSearch.ts';
import { useMessaging } from './useMessaging.ts';

/** From the last key to the search, in milliseconds. */
const pause = 250;

/** What was found last, and what was asked for then. */
type Found = SearchState & { asked: string };

const nothing: SearchState = {
  ...{ groups: [], isSearching: false, isGatewayMissing: null, hasMore: false },
  isDeviceHeld: false,
};

type Options = Pick<DeviceSearch, 'conversationID' | 'textOf'>;

export type ShownSearch = Omit<SearchState, 'hasMore' | 'isGatewayMissing' | 'isDeviceHeld'> & {
  /** As of `SearchState`; `nothing`: what the device has is not known to be still there, so that it was not searched either. */
  isGatewayMissing: SearchState['isGatewayMissing'] | 'nothing';
  /** Searches again. */
  retry: () => void;
  /** Of one conversation, where there may be more of it. */
  loadMore?: () => void;
};

/**
 * Searches messages on the device and at the gateway, a moment after the last key. What was found
 * before stays until there is something of another query, or more of the same one, or all is searched
 * through. What is taken back meanwhile goes; before the page has been in step with the gateway, nothing of
 * the device is found, as it may be gone there.
 * @param options `textOf` is the same function from render to render
 */
export function useMessageSearch(query: string, { conversationID, textOf }: Options): ShownSearch {
  const messaging = useMessaging();
  const userID = useAtomValue(userIdAtom) ?? '';
  const rows = useAtomValue(conversationRowsAtom);
  const isConnected = useAtomValue(messagingStatusAtom) === 'online';
  const isComingUp = useAtomValue(isComingUpAtom);
  const isComingInStep = useAtomValue(isComingInStepAtom);
  const isInStep = useAtomValue(isInStepAtom);
  const isInStepNow = useRef(isInStep);
  useEffect(() => {
    isInStepNow.current = isInStep;
  }, [isInStep]);
  // A connection outlives a moment without a network.
  const hasNetwork = useAtomValue(onlineAtom);
  const [state, setState] = useState<Found>({ ...nothing, asked: '' });
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify([searchWordsOf(query), writtenWordsOf(query), conversationID]);
  const [paged, setPaged] = useState({ asked, pages: 1 });
  const pages = paged.asked === asked ? paged.pages : 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same search again
  useEffect(() => {
    const [words, written] = JSON.parse(asked) as [string[], string[]];
    if (words.length === 0) return setState({ ...nothing, asked });
    const ending = new AbortController();
    const { signal } = ending;
    const search = { words, written, textOf, userID, pages };
    setState((before) => ({ ...before, isSearching: true }));
    const begin = (): void => {
      const now = { ...search, isInStep: isInStepNow.current };
      const one = conversationID === undefined ? now : { ...now, conversationID };
      void runSearch({ messaging, search: one, signal }, (next) =>
        setState((before) => step(before, { ...next, asked })),
      );
    };
    const timer = setTimeout(begin, pause);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [messaging, asked, conversationID, textOf, userID, pages, attempt]);

  const isOffline = state.isGatewayMissing === 'offline';
  const { isDeviceHeld } = state;
  const isGatewayBack = isOffline && isConnected && hasNetwork;
  const isDeviceFree = isDeviceHeld && isInStep;
  useEffect(() => {
    if (isGatewayBack || isDeviceFree) setAttempt((before) => before + 1);
  }, [isGatewayBack, isDeviceFree]);

  const { groups } = state;
  const gone = useGone(useMemo(() => groups.flatMap(({ messages }) => messages), [groups]));

  return useMemo(() => {
    const { hasMore, isSearching, isGatewayMissing } = state;
    // The search goes on by itself once there is a connection.
    const mayCome = (isOffline && isComingUp) || (isDeviceHeld && isComingInStep);
    const isNothing = isOffline && isDeviceHeld;
    return {
      isSearching: isSearching || mayCome || state.asked !== asked,
      isGatewayMissing: mayCome ? null : isNothing ? 'nothing' : isGatewayMissing,
      // What the site does not have, and what the person removed, is in no row.
      groups: withoutMessages(state.groups, gone).filter(({ conversationID: id }) => rows.has(id)),
      retry: () => setAttempt((before) => before + 1),
      ...(hasMore ? { loadMore: () => setPaged({ asked, pages: pages + 1 }) } : {}),
    };
  }, [state, gone, rows, asked, pages, isOffline, isDeviceHeld, isComingUp, isComingInStep]);
}

/** What is shown after a step of a search. */
function step(before: Found, next: Found): Found {
  if (!next.isSearching) return next;
  const { groups } = before;
  if (before.asked !== next.asked) return next.groups.length === 0 ? { ...next, groups } : next;
  const { hasMore } = before;
  return countOf(next) < countOf(before) ? { ...next, groups, hasMore } : { ...next, hasMore };
}

function countOf({ groups }: SearchState): number {
  return groups.reduce((sum, { messages }) => sum + messages.length, 0);
}
