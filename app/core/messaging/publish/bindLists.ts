import type { createStore } from 'jotai';
import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
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
  /**
   * Reads what was noted. @returns names of the lists that were read. Rejects where the store cannot be
   * read; what was noted stays noted
   */
  read(): Promise<ReadonlySet<ListName>>;
  /** Empties the atoms; nothing changes them any more. */
  close(): void;
}

type State = ListState<ListRows[ListName]>;

type ShownList = { name: ListName; ofID: string };

export function bindLists({ atoms, store, onWork }: Needs): ListBinding {
  /** By address. */
  const shown = new Map<string, ShownList>();
  /** Keys of rows to be read again, by address of the list; null: all. */
  const pending = new Map<string, Set<Key> | null>();
  let isClosed = false;

  const noteIn = (address: string, ids: Iterable<Key> | null): void => {
    const known = pending.get(address);
    if (ids === null || known === null) pending.set(address, null);
    else pending.set(address, new Set([...(known ?? []), ...ids]));
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

  const readList = async (list: ShownList, ids: ReadonlySet<Key> | null): Promise<void> => {
    const { name, ofID } = list;
    const found = await (ids ? store.listRows(name, [...ids], ofID) : store.list(name, ofID));
    const address = listAddress(name, ofID);
    const isFetched = (await store.fetchedLists()).includes(address);
    // Nobody looks any more, or somebody else does, and all is read for them.
    if (isClosed || shown.get(address) !== list) return;
    const state = listStateAtom(name, ofID);
    const before: State = atoms.get(state);
    const rows = withRows(before.rows, found, listOf(name).keyOf, ids);
    const isLoaded = isFetched && mayBeAll(name, rows.size);
    if (rows !== before.rows || isLoaded !== before.isLoaded) atoms.set(state, { isLoaded, rows });
  };

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
      try {
        for (const { list, ids } of taken) await readList(list, ids);
      } catch (error) {
        for (const { address, ids } of taken) if (shown.has(address)) noteIn(address, ids);
        throw error;
      }
      return new Set(taken.map(({ list }) => list.name));
    },
    close() {
      isClosed = true;
      unsubscribe();
      for (const [address, list] of shown) hide(address, list);
    },
  };
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
