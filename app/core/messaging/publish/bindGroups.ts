import type { createStore } from 'jotai';
import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import { isSame } from '../messageModel/isSame.ts';
import { groupFacesAtom, groupsAtom, ownMembershipsAtom } from '../messagingAtoms.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { ListRowsChange } from '../tabs/tabMessage.ts';
import { readGroupFaces } from './groupFaces.ts';

type Needs = {
  /** Of jotai. */
  atoms: ReturnType<typeof createStore>;
  store: Pick<MessageStore, 'list' | 'listRows'>;
  userID: string;
  /** There is something to read. */
  onWork: () => void;
};

/** Feeds what the list of conversations shows of each group: the person's own place in it, and its faces. */
export interface GroupBinding {
  /** Lists changed; null: any list did. */
  note(changes: readonly ListRowsChange[] | null): void;
  /** Reads what was noted. Rejects where the store cannot be read; all is to be read again then */
  read(haveGroupsChanged: boolean): Promise<void>;
  /** Empties the atoms; nothing changes them any more. */
  close(): void;
}

type Groups = ReadonlySet<string> | null;

export function bindGroups({ atoms, store, userID, onWork }: Needs): GroupBinding {
  /** Groups whose members may be others now; null: all. */
  let pending: Set<string> | null = null;
  let isClosed = false;

  const noteMembers = (groupID: string | undefined): void => {
    if (groupID === undefined) pending = null;
    else pending?.add(groupID);
    onWork();
  };
  const readOwn = async (changed: Groups): Promise<void> => {
    const known = atoms.get(ownMembershipsAtom);
    const next = new Map<string, GroupMember>();
    for (const groupID of atoms.get(groupsAtom).keys()) {
      const before = known.get(groupID);
      const isOpen = changed === null || changed.has(groupID) || !before;
      const [own] = isOpen ? await store.listRows('members', [userID], groupID) : [before];
      if (own) next.set(groupID, before && isSame(before, own) ? before : own);
    }
    const isUnchanged =
      next.size === known.size && [...next].every(([id, own]) => known.get(id) === own);
    if (!isClosed && !isUnchanged) atoms.set(ownMembershipsAtom, next);
  };
  const readFaces = async (changed: Groups): Promise<void> => {
    const groups = atoms.get(groupsAtom).values();
    const faces = await readGroupFaces(store, groups, changed, atoms.get(groupFacesAtom));
    if (!isClosed) atoms.set(groupFacesAtom, faces);
  };

  return {
    note(changes) {
      if (changes === null) noteMembers(undefined);
      for (const { name, ofID } of changes ?? []) if (name === 'members') noteMembers(ofID);
    },
    async read(haveGroupsChanged) {
      const changed = pending;
      if (changed !== null && changed.size === 0 && !haveGroupsChanged) return;
      pending = new Set();
      try {
        await readOwn(changed);
        await readFaces(changed);
      } catch (error) {
        pending = null;
        throw error;
      }
    },
    close() {
      isClosed = true;
      atoms.set(ownMembershipsAtom, new Map());
      atoms.set(groupFacesAtom, new Map());
    },
  };
}
