import { useAtomValue } from 'jotai';
import type { Friend, FriendApplication } from '../../contract/gateway/entities/people.ts';
import { useList } from '../../core/messaging/hooks/useList.ts';
import { listRowId } from '../../core/messaging/lists/listIds.ts';
import { userIdAtom } from '../../core/session/sessionAtom.ts';
import { type Relation, relationOf } from './relationOf.ts';

export type KnownRelation = {
  relation: Relation;
  isBlocked: boolean;
  friend: Friend | null;
  /** What they wrote when they asked to become a friend, if they did. */
  received: FriendApplication | null;
  /** Whether the lists were ever fetched: until then everybody looks like a stranger. */
  isLoaded: boolean;
};

/** @returns says what people are to the reader, as far as the device knows. */
export function useRelation(): (userID: string) => KnownRelation {
  const selfID = useAtomValue(userIdAtom) ?? '';
  const friends = useList('friends');
  const blacklist = useList('blacklist');
  const applications = {
    received: useList('friendApplicationsReceived'),
    sent: useList('friendApplicationsSent'),
  };
  return (userID) => {
    const friend = friends.rows.get(userID) ?? null;
    const received = applications.received.rows.get(listRowId([userID, selfID])) ?? null;
    const sent = applications.sent.rows.get(listRowId([selfID, userID])) ?? null;
    return {
      relation: relationOf({ userID, selfID, friend, received, sent }),
      isBlocked: blacklist.rows.has(userID),
      friend,
      received,
      isLoaded: friends.isLoaded && blacklist.isLoaded,
    };
  };
}
