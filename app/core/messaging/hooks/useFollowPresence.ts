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

type Answers = ReadonlyMap<string, boolean>;

/** Keeps what was answered of some people, and forgets the others of them. */
const keepAtom = atom(null, (get, set, userIDs: readonly string[], answers: Answers) => {
  const known = new Map(get(presenceAtom));
  for (const id of userIDs) known.delete(id);
  for (const [id, isOnline] of answers) known.set(id, isOnline);
  set(presenceAtom, known);
});

const nothing: Answers = new Map();

/**
 * Asks the gateway whether some people are there, and follows them, while this is wanted and there is a
 * connection; what is known is in `presenceAtom`.
 * @param people their ids, joined by commas: another text asks anew. '' asks for nobody
 * @param isWanted such as while they are in view
 */
export function useFollowPresence(people: string, isWanted: boolean): void {
  const messaging = useMessaging();
  const keep = useSetAtom(keepAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const isFollowed = isConnected && isWanted && people !== '';
  /** Changes when another tab no longer looks at one of them: all tabs share one connection. */
  const timesUnfollowed = useTimesUnfollowed(people);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks anew once they are no longer followed
  useEffect(() => {
    if (!isFollowed) return;
    const userIDs = people.split(',');
    let isOver = false;
    const ask = (): void => {
      messaging.call(subscribeUsersStatus, userIDs).then(
        (found) => {
          const told = (found ?? []).filter(({ userID }) => userIDs.includes(userID));
          const answers = new Map(
            told.map(({ userID, status }) => [userID, status === presence.online]),
          );
          if (!isOver) keep(userIDs, answers);
        },
        // A gateway without presence, or a connection that has gone: nothing is known.
        () => void (isOver || keep(userIDs, nothing)),
      );
    };
    ask();
    const timer = setInterval(ask, lasting);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [messaging, keep, people, isFollowed, timesUnfollowed]);
  useEffect(() => {
    if (!isFollowed) return;
    const userIDs = people.split(',');
    return () => {
      keep(userIDs, nothing);
      messaging.call(unsubscribeUsersStatus, userIDs).catch(() => undefined);
    };
  }, [messaging, keep, people, isFollowed]);
}

/** @returns another number whenever another tab no longer follows one of these people */
function useTimesUnfollowed(people: string): number {
  const timesAtom = useMemo(
    () =>
      atom((get) => {
        const times = get(unfollowedAtom);
        return people.split(',').reduce((sum, id) => sum + (times.get(id) ?? 0), 0);
      }),
    [people],
  );
  return useAtomValue(timesAtom);
}
