import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { GroupInfo, GroupMember } from '../../../contract/gateway/entities/group.ts';
import { groupFacesAtom, messagingStatusAtom } from '../messagingAtoms.ts';
import { facesOf, needsFaces } from '../publish/groupFaces.ts';
import { useMessaging } from './useMessaging.ts';

const isOnlineAtom = atom((get) => get(messagingStatusAtom) === 'online');
const nobody: readonly GroupMember[] = [];

/**
 * @param group null where there is none, or the device does not know it.
 * @returns the members that stand for a group without a picture; none until they are loaded.
 */
export function useGroupFaces(group: GroupInfo | null): readonly GroupMember[] {
  const messaging = useMessaging();
  const groupID = group && needsFaces(group) ? group.groupID : '';
  const facesAtom = useMemo(() => atom((get) => get(groupFacesAtom).get(groupID)), [groupID]);
  const faces = useAtomValue(facesAtom) ?? nobody;
  const isOnline = useAtomValue(isOnlineAtom);
  const isMissing = groupID !== '' && group !== null && faces.length < facesOf(group);
  useEffect(() => {
    // Without an answer the initials of the group stay; the next connection asks again.
    if (isMissing && isOnline) messaging.loadList('members', groupID).catch(() => undefined);
  }, [isMissing, isOnline, messaging, groupID]);
  return faces;
}
