import type { createStore } from 'jotai';
import type { GroupInfo, GroupMember } from '../../../contract/gateway/entities/group.ts';
import { isSame } from '../messageModel/isSame.ts';
import { groupFacesAtom, ownMembershipsAtom } from '../messagingAtoms.ts';
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
  /**
   * Reads what was noted. Rejects where the store cannot be read; all is to be read again then
   * @param groups those the person is in
   * @returns puts what was read into the atoms
   */
  read(groups: Groups): Promise<() => void>;
  /** Empties the atoms; nothing changes them any more. */
  close(): void;
}

/** By `groupID`. */
type Groups = ReadonlyMap<string, GroupInfo>;

/** Ids; null: all. */
type Changed = ReadonlySet<string> | null;

export function bindGroups({ atoms, store, userID, onWork }: Needs): GroupBinding {
  /** Groups whose members may be others now; null: all. */
  let pending: Set<string> | null = null;
  /** The groups as they were when they were read last. */
  let knownGroups: Groups | null = null;
  let isClosed = false;

  const noteMembers = (groupID: string | undefined): void => {
    if (groupID === undefined) pending = null;
    else pending?.add(groupID);
    onWork();
  };
  const readOwn = async (groups: Groups, changed: Changed) => {
    const known = atoms.get(ownMembershipsAtom);
    const next = new Map<string, GroupMember>();
    for (const groupID of groups.keys()) {
      const before = known.get(groupID);
      const isOpen = changed === null || changed.has(groupID) || !before;
      const [own] = isOpen ? await store.listRows('members', [userID], groupID) : [before];
      if (own) next.set(groupID, before && isSame(before, own) ? before : own);
    }
    const isUnchanged =
      next.size === known.size && [...next].every(([id, own]) => known.get(id) === own);
    return isUnchanged ? known : next;
  };

  return {
    note(changes) {
      if (changes === null) noteMembers(undefined);
      for (const { name, ofID } of changes ?? []) if (name === 'members') noteMembers(ofID);
    },
    async read(groups) {
      const changed = pending;
      const isUnchanged = changed !== null && changed.size === 0 && groups === knownGroups;
      if (isUnchanged) return () => undefined;
      pending = new Set();
      try {
        const own = await readOwn(groups, changed);
        const known = atoms.get(groupFacesAtom);
        const faces = await readGroupFaces(store, groups.values(), changed, known);
        knownGroups = groups;
        return () => {
          if (isClosed) return;
          atoms.set(ownMembershipsAtom, own);
          atoms.set(groupFacesAtom, faces);
        };
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
