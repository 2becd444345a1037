import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { GroupInfo, GroupMember } from '../../../contract/gateway/entities/group.ts';
import { groupsAtom, ownMembershipsAtom } from '../messagingAtoms.ts';

export type KnownGroup = {
  /** Null while the device does not know it. */
  info: GroupInfo | null;
  /** The person's own place in it. */
  ownMembership: GroupMember | null;
};

/** What the device knows of a group; nothing for the empty id. */
export function useGroup(groupID: string): KnownGroup {
  const infoAtom = useMemo(() => atom((get) => get(groupsAtom).get(groupID) ?? null), [groupID]);
  const ownAtom = useMemo(
    () => atom((get) => get(ownMembershipsAtom).get(groupID) ?? null),
    [groupID],
  );
  return { info: useAtomValue(infoAtom), ownMembership: useAtomValue(ownAtom) };
}
