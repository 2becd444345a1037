import type { createStore } from 'jotai';
import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import {
  type ListState,
  membersAtom,
  unloadedList,
  wantedMembersAtom,
} from '../lists/listAtoms.ts';
import { isSame } from '../messageModel/isSame.ts';
import { groupFacesAtom, groupsAtom, ownMembershipsAtom } from '../messagingAtoms.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { withRows } from './bindLists.ts';
import { readGroupFaces } from './groupFaces.ts';

type Needs = {
  /** Of jotai. */
  atoms: ReturnType<typeof createStore>;
  store: Pick<MessageStore, 'member' | 'members' | 'fetchedLists'>;
  userID: string;
  /** There is something to read. */
  onWork: () => void;
};

/** Feeds what screens know of the members of groups. */
export interface MemberBinding {
  /** Of these groups the members changed; null: of any. */
  note(groupIDs: readonly string[] | null): void;
  /** Reads what was noted. Rejects where the store cannot be read; all is to be read again then */
  read(haveGroupsChanged: boolean): Promise<void>;
  /** Empties the atoms; nothing changes them any more. */
  close(): void;
}

type Groups = ReadonlySet<string> | null;

export function bindMembers({ atoms, store, userID, onWork }: Needs): MemberBinding {
  let pending: Set<string> | null = null;
  let isClosed = false;

  /** The person's own place in their groups: read where it may have changed. */
  const readOwn = async (changed: Groups): Promise<void> => {
    const known = atoms.get(ownMembershipsAtom);
    const next = new Map<string, GroupMember>();
    for (const groupID of atoms.get(groupsAtom).keys()) {
      const before = known.get(groupID);
      const isOpen = changed === null || changed.has(groupID) || !before;
      const own = isOpen ? await store.member(groupID, userID) : before;
      if (own) next.set(groupID, before && isSame(before, own) ? before : own);
    }
    const isChanged =
      next.size !== known.size || [...next].some(([id, own]) => known.get(id) !== own);
    if (!isClosed && isChanged) atoms.set(ownMembershipsAtom, next);
  };
  const readFaces = async (changed: Groups): Promise<void> => {
    const groups = atoms.get(groupsAtom).values();
    const faces = await readGroupFaces(store, groups, changed, atoms.get(groupFacesAtom));
    if (!isClosed) atoms.set(groupFacesAtom, faces);
  };
  /** Of the groups that screens look at, all of them. */
  const readWanted = async (changed: Groups): Promise<void> => {
    const known = atoms.get(membersAtom);
    const next = new Map<string, ListState<GroupMember>>();
    for (const groupID of atoms.get(wantedMembersAtom).keys()) {
      const before = known.get(groupID);
      const isOpen = changed === null || changed.has(groupID) || !before;
      next.set(groupID, isOpen ? await readGroup(groupID, before ?? unloadedList) : before);
    }
    const isChanged =
      next.size !== known.size || [...next].some(([id, it]) => known.get(id) !== it);
    if (!isClosed && isChanged) atoms.set(membersAtom, next);
  };
  const readGroup = async (
    groupID: string,
    before: ListState<GroupMember>,
  ): Promise<ListState<GroupMember>> => {
    const found = await store.members(groupID);
    const isFetched = (await store.fetchedLists()).includes(`members ${groupID}`);
    // A group has a member at least, unless the person has left it.
    const isLoaded = isFetched && found.length > 0;
    const rows = withRows(before.rows, found, (member) => member.userID, null);
    return rows === before.rows && isLoaded === before.isLoaded ? before : { isLoaded, rows };
  };

  const unsubscribe = atoms.sub(wantedMembersAtom, () => {
    const wanted = atoms.get(wantedMembersAtom);
    const known = atoms.get(membersAtom);
    for (const groupID of wanted.keys()) if (!known.has(groupID)) pending?.add(groupID);
    const kept = new Map([...known].filter(([groupID]) => wanted.has(groupID)));
    if (kept.size < known.size) atoms.set(membersAtom, kept);
    onWork();
  });

  return {
    note(groupIDs) {
      if (groupIDs === null) pending = null;
      else for (const id of groupIDs) pending?.add(id);
      onWork();
    },
    async read(haveGroupsChanged) {
      const changed = pending;
      if (changed !== null && changed.size === 0 && !haveGroupsChanged) return;
      pending = new Set();
      try {
        await readOwn(changed);
        await readFaces(changed);
        await readWanted(changed);
      } catch (error) {
        pending = null;
        throw error;
      }
    },
    close() {
      isClosed = true;
      unsubscribe();
      atoms.set(ownMembershipsAtom, new Map());
      atoms.set(groupFacesAtom, new Map());
      atoms.set(membersAtom, new Map());
    },
  };
}
