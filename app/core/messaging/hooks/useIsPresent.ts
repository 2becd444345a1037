import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { presence } from '../../../contract/gateway/enums.ts';
import {
  subscribeUsersStatus,
  unsubscribeUsersStatus,
} from '../../../contract/gateway/functions/presence.ts';
import { messagingStatusAtom, presenceAtom, unfollowedAtom } from '../messagingAtoms.ts';
import { useMessaging } from './useMessaging.ts';

/** What is known is asked for again after so long, should a change not have been told. Milliseconds. */
const lasting = 60_000;

const isConnectedAtom = atom((get) => get(messagingStatusAtom) === 'online');

/** Keeps what was answered of somebody; null forgets it. */
const keepAtom = atom(null, (get, set, userID: string, isOnline: boolean | null) => {
  const known = new Map(get(presenceAtom));
  if (isOnline === null) known.delete(userID);
  else known.set(userID, isOnline);
  set(presenceAtom, known);
});

/**
 * Asks the gateway whether somebody is there, and follows it, while this is wanted and the page is before
 * the person's eyes. Without a connection nothing is known.
 * @param userID nobody for ''. @param isWanted such as while their conversation is open
 * @returns whether they are connected; false where nobody says so
 */
export function useIsPresent(userID: string, isWanted: boolean): boolean {
  const messaging = useMessaging();
  const keep = useSetAtom(keepAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const isPresentAtom = useMemo(() => atom((get) => get(presenceAtom).get(userID)), [userID]);
  const isFollowed = isConnected && isWanted && userID !== '';
  /** Changes when another tab no longer looks at them: all tabs share one connection. */
  const timesUnfollowed = useAtomValue(unfollowedAtom).get(userID);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks anew once they are no longer followed
  useEffect(() => {
    if (!isFollowed) return;
    let isOver = false;
    const ask = (): void => {
      messaging.call(subscribeUsersStatus, [userID]).then(
        (people) => {
          const found = people?.find((one) => one.userID === userID);
          if (!isOver) keep(userID, found ? found.status === presence.online : null);
        },
        // A gateway without presence, or a connection that has gone: nothing is known.
        () => void (isOver || keep(userID, null)),
      );
    };
    ask();
    const timer = setInterval(ask, lasting);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [messaging, keep, userID, isFollowed, timesUnfollowed]);
  useEffect(() => {
    if (!isFollowed) return;
    return () => {
      keep(userID, null);
      messaging.call(unsubscribeUsersStatus, [userID]).catch(() => undefined);
    };
  }, [messaging, keep, userID, isFollowed]);
  return useAtomValue(isPresentAtom) === true;
}
