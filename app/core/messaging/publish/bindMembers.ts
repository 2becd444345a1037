import type { createStore } from 'jotai';
import { membersAtom, wantedMembersAtom } from '../lists/listAtoms.ts';
import { groupFacesAtom, groupsAtom, ownMembershipsAtom } from '../messagingAtoms.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { readGroupFaces } from './groupFaces.ts';
import { readMembers, readOwnMemberships } from './memberReads.ts';

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

  const readOwn = async (changed: Groups): Promise<void> => {
    const groupIDs = atoms.get(groupsAtom).keys();
    const known = atoms.get(ownMembershipsAtom);
    const own = await readOwnMemberships(store, userID, groupIDs, changed, known);
    if (!isClosed && own !== known) atoms.set(ownMembershipsAtom, own);
  };
  const readFaces = async (changed: Groups): Promise<void> => {
    const groups = atoms.get(groupsAtom).values();
    const faces = await readGroupFaces(store, groups, changed, atoms.get(groupFacesAtom));
    if (!isClosed) atoms.set(groupFacesAtom, faces);
  };
  /** All members of the groups that screens look at. */
  const readWanted = async (changed: Groups): Promise<void> => {
    const groupIDs = atoms.get(wantedMembersAtom).keys();
    const known = atoms.get(membersAtom);
    const members = await readMembers(store, groupIDs, changed, known);
    if (!isClosed && members !== known) atoms.set(membersAtom, members);
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
