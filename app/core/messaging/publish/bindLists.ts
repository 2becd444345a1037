import type { createStore } from 'jotai';
import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import type { Key } from '../../../platform/database/database.ts';
import { listNames, listOf } from '../lists/gatewayLists.ts';
import {
  type ListState,
  listStateAtom,
  unloadedList,
  wantedListsAtom,
} from '../lists/listAtoms.ts';
import { listAddress, listRowId } from '../lists/listIds.ts';
import { isSame } from '../messageModel/isSame.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { ListRowsChange } from '../tabs/tabMessage.ts';

type Needs = {
  /** Of jotai. */
  atoms: ReturnType<typeof createStore>;
  store: Pick<MessageStore, 'list' | 'listRows' | 'fetchedLists'>;
  /** There is something to read. */
  onWork: () => void;
};

/**
 * Feeds the atoms of the gateway's lists: those that are kept, those a screen has looked at, and those of
 * something while a screen looks at them.
 */
export interface ListBinding {
  note(changes: readonly ListRowsChange[]): void;
  /** Reads what was noted. Rejects where the store cannot be read; what was noted stays noted */
  read(): Promise<ReadLists>;
  /** Empties the atoms; nothing changes them any more. */
  close(): void;
}

/** Lists that were read, and are not in the atoms yet. */
export type ReadLists = {
  /** The groups the person is in, as they will be. */
  groups: ReadonlyMap<string, GroupInfo>;
  /** Puts them into the atoms. */
  show(): void;
};

type State = ListState<ListRows[ListName]>;

type ShownList = { name: ListName; ofID: string };

type Read = { address: string; list: ShownList; next: State };

export function bindLists({ atoms, store, onWork }: Needs): ListBinding {
  /** By address. */
  const shown = new Map<string, ShownList>();
  /** Keys of rows to be read again, by address of the list; null: all. */
  const pending = new Map<string, Set<Key> | null>();
  let isClosed = false;

  const noteIn = (address: string, ids: Iterable<Key> | null): void => {
    const noted = pending.has(address) ? pending.get(address) : new Set<Key>();
    for (const id of ids ?? []) noted?.add(id);
    pending.set(address, (ids && noted) ?? null);
    onWork();
  };
  const note = (changes: readonly ListRowsChange[]): void => {
    for (const { name, ofID, ids } of changes) {
      for (const [address, list] of shown) {
        if (list.name === name && (ofID ?? list.ofID) === list.ofID) noteIn(address, ids);
      }
    }
  };
  const show = (name: ListName, ofID: string): void => {
    const address = listAddress(name, ofID);
    if (shown.has(address)) return;
    shown.set(address, { name, ofID });
    noteIn(address, null);
  };
  const hide = (address: string, { name, ofID }: ShownList): void => {
    shown.delete(address);
    pending.delete(address);
    atoms.set(listStateAtom(name, ofID), unloadedList);
  };
  const want = (): void => {
    const wanted = atoms.get(wantedListsAtom);
    for (const [address, list] of shown) {
      if (listOf(list.name).of && !wanted.has(address)) hide(address, list);
    }
    for (const { name, ofID } of wanted.values()) show(name, ofID);
  };

  const { readList, put } = createListReads(atoms, store, (address) =>
    isClosed ? null : (shown.get(address) ?? null),
  );

  const unsubscribe = atoms.sub(wantedListsAtom, want);
  for (const name of listNames) if (listOf(name).isKept) show(name, '');
  want();

  return {
    note,
    async read() {
      const taken = [...pending].flatMap(([address, ids]) => {
        const list = shown.get(address);
        return list ? [{ address, list, ids }] : [];
      });
      pending.clear();
      const read: Read[] = [];
      try {
        for (const { list, ids } of taken) {
          const one = await readList(list, ids);
          if (one) read.push(one);
        }
      } catch (error) {
        for (const { address, ids } of taken) if (shown.has(address)) noteIn(address, ids);
        throw error;
      }
      return {
        groups: groupsIn(read) ?? atoms.get(listStateAtom('joinedGroups')).rows,
        show: () => read.forEach(put),
      };
    },
    close() {
      isClosed = true;
      unsubscribe();
      for (const [address, list] of shown) hide(address, list);
    },
  };
}

function groupsIn(read: readonly Read[]): ReadonlyMap<string, GroupInfo> | undefined {
  const groups = read.find(({ list }) => list.name === 'joinedGroups');
  return groups?.next.rows as ReadonlyMap<string, GroupInfo> | undefined;
}

/** @param shownAt the list that is shown at an address; null where none is */
function createListReads(
  atoms: Needs['atoms'],
  store: Needs['store'],
  shownAt: (address: string) => ShownList | null,
) {
  /** @returns the list as it is now; null where nobody looks any more, or somebody else does. */
  const readList = async (list: ShownList, ids: ReadonlySet<Key> | null): Promise<Read | null> => {
    const { name, ofID } = list;
    const found = await (ids ? store.listRows(name, [...ids], ofID) : store.list(name, ofID));
    const address = listAddress(name, ofID);
    const isFetched = (await store.fetchedLists()).includes(address);
    // All is read for whoever else looks.
    if (shownAt(address) !== list) return null;
    const state = listStateAtom(name, ofID);
    const before: State = atoms.get(state);
    const rows = withRows(before.rows, found, listOf(name).keyOf, ids);
    const isLoaded = isFetched && mayBeAll(name, rows.size);
    const isSame = rows === before.rows && isLoaded === before.isLoaded;
    return { address, list, next: isSame ? before : { isLoaded, rows } };
  };
  const put = ({ address, list, next }: Read): void => {
    if (shownAt(address) !== list) return;
    const state = listStateAtom(list.name, list.ofID);
    if (atoms.get(state) !== next) atoms.set(state, next);
  };
  return { readList, put };
}

/** @returns whether a list may have so many rows: where the person has one of their own, it has one at least */
function mayBeAll(name: ListName, count: number): boolean {
  return count > 0 || !listOf(name).of?.hasSelf;
}

/**
 * @param ids keys of the rows that were read; null: all were
 * @returns the rows as they are now: each the same object, and all the same map, where nothing changed
 */
function withRows<Row>(
  known: ReadonlyMap<string, Row>,
  found: readonly Row[],
  keyOf: (row: Row) => Key,
  ids: ReadonlySet<Key> | null,
): ReadonlyMap<string, Row> {
  const next = new Map<string, Row>(ids ? known : []);
  for (const id of ids ?? []) next.delete(listRowId(id));
  let isChanged = false;
  for (const row of found) {
    const id = listRowId(keyOf(row));
    const before = known.get(id);
    const isKept = before !== undefined && isSame(before, row);
    if (!isKept) isChanged = true;
    next.set(id, isKept ? before : row);
  }
  return isChanged || next.size !== known.size ? next : known;
}
