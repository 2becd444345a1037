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
import { listRowId } from '../lists/listRowId.ts';
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

/** Feeds the atoms of the gateway's lists: those that are kept, and those a screen has looked at. */
export interface ListBinding {
  note(changes: readonly ListRowsChange[]): void;
  /**
   * Reads what was noted. @returns lists that were read. Rejects where the store cannot be read; what
   * was noted stays noted
   */
  read(): Promise<ReadonlySet<ListName>>;
  /** Empties the atoms; nothing changes them any more. */
  close(): void;
}

type State = ListState<ListRows[ListName]>;

export function bindLists({ atoms, store, onWork }: Needs): ListBinding {
  /** Keys of rows to be read again; null: all. */
  const pending = new Map<ListName, Set<Key> | null>();
  const shown = new Set(listNames.filter((name) => listOf(name).isKept));
  let isClosed = false;

  const note = (changes: readonly ListRowsChange[]): void => {
    for (const { name, ids } of changes) {
      if (!shown.has(name)) continue;
      const known = pending.get(name);
      if (ids === null || known === null) pending.set(name, null);
      else pending.set(name, new Set([...(known ?? []), ...ids]));
      onWork();
    }
  };
  const want = (): void => {
    const added = [...atoms.get(wantedListsAtom)].filter((name) => !shown.has(name));
    for (const name of added) shown.add(name);
    note(added.map((name) => ({ name, ids: null })));
  };

  const readList = async (name: ListName, ids: ReadonlySet<Key> | null): Promise<void> => {
    const found = ids ? await store.listRows(name, [...ids]) : await store.list(name);
    const isLoaded = (await store.fetchedLists()).includes(name);
    if (isClosed) return;
    const before: State = atoms.get(listStateAtom(name));
    const rows = withRows(before.rows, found, listOf(name).keyOf, ids);
    if (rows === before.rows && isLoaded === before.isLoaded) return;
    atoms.set(listStateAtom(name), { isLoaded, rows });
  };

  const unsubscribe = atoms.sub(wantedListsAtom, want);
  note([...shown].map((name) => ({ name, ids: null })));
  want();

  return {
    note,
    async read() {
      const taken = new Map(pending);
      pending.clear();
      try {
        for (const [name, ids] of taken) await readList(name, ids);
      } catch (error) {
        note([...taken].map(([name, ids]) => ({ name, ids: ids && [...ids] })));
        throw error;
      }
      return new Set(taken.keys());
    },
    close() {
      isClosed = true;
      unsubscribe();
      for (const name of shown) atoms.set(listStateAtom(name), unloadedList);
    },
  };
}

/**
 * @param ids keys of the rows that were read; null: all were
 * @returns the rows as they are now: each the same object, and all the same map, where nothing changed
 */
export function withRows<Row>(
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
