import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import {
  type ListState,
  membersAtom,
  unloadedList,
  wantedMembersAtom,
} from '../lists/listAtoms.ts';
import { messagingStatusAtom } from '../messagingAtoms.ts';
import { useMessaging } from './useMessaging.ts';

const isOnlineAtom = atom((get) => get(messagingStatusAtom) === 'online');

const wantAtom = atom(null, (get, set, groupID: string, by: 1 | -1) => {
  const wanted = new Map(get(wantedMembersAtom));
  const count = (wanted.get(groupID) ?? 0) + by;
  if (count > 0) wanted.set(groupID, count);
  else wanted.delete(groupID);
  set(wantedMembersAtom, wanted);
});

/**
 * Reads the members of a group from the device while this is shown, and has them loaded with each
 * connection. Without an answer what is known stays.
 * @returns them by `userID`
 */
export function useMembers(groupID: string): ListState<GroupMember> {
  const messaging = useMessaging();
  const want = useSetAtom(wantAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const groupAtom = useMemo(
    () => atom((get) => get(membersAtom).get(groupID) ?? unloadedList),
    [groupID],
  );
  useEffect(() => {
    want(groupID, 1);
    return () => want(groupID, -1);
  }, [want, groupID]);
  useEffect(() => {
    if (isOnline) messaging.loadMembers(groupID).catch(() => undefined);
  }, [messaging, groupID, isOnline]);
  return useAtomValue(groupAtom);
}
