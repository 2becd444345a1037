import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { Database, Key, KeyRange, Transaction } from '../../../platform/database/database.ts';
import { afterAll, startingWith } from '../../../platform/database/keys.ts';
import { gatewayLists, listOf } from '../lists/gatewayLists.ts';
import { listAddress } from '../lists/listIds.ts';
import { deleteRows, patchRow, readRows, readSome, writeRows } from './listRows.ts';
import type { ListRow, MessageRows } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';

type ListStore = Pick<
  MessageStore,
  | 'list'
  | 'replaceList'
  | 'mergeList'
  | 'patchListRow'
  | 'removeFromList'
  | 'listRows'
  | 'noteFetched'
  | 'fetchedLists'
  | 'dropListsOf'
>;

type Tx = Transaction<MessageRows>;

/**
 * The lists of the table `gatewayLists`. Only what really differs is written and reported. A row of a list of
 * something lies at the id of what it is of, followed by its own key. What is written takes turns by the name
 * of the list, as a long one takes several transactions: what comes in between would be undone by its rest.
 */
export function listStore(database: Database<MessageRows>): ListStore {
  const inTurn = createTurnsByName();
  const write = async <Name extends ListName>(
    name: Name,
    ofID: string,
    rows: readonly ListRows[Name][],
    replaced: KeyRange | null,
  ): Promise<Key[]> => {
    const { keyOf } = gatewayLists[name];
    const placeOf = (row: ListRows[Name]) => placeIn(name, ofID, keyOf(row));
    const changed = await inTurn(name, () => writeRows(database, name, rows, placeOf, replaced));
    return changed.map((place) => keyAt(name, place));
  };
  return {
    list: (name, ofID = '') => readRows(database, name, rangeOf(name, ofID)),
    listRows(name, ids, ofID = '') {
      const places = ids.map((id) => placeIn(name, ofID, id));
      return readSome(database, name, places);
    },
    replaceList: (name, rows, ofID = '') => write(name, ofID, rows, rangeOf(name, ofID)),
    mergeList: (name, rows, ofID = '') => write(name, ofID, rows, null),
    patchListRow: (name, id, patch) => inTurn(name, () => patchRow(database, name, id, patch)),
    async removeFromList(name, ids, ofID = '') {
      const places = ids.map((id) => placeIn(name, ofID, id));
      const deleted = await inTurn(name, () => deleteRows(database, name, places));
      return deleted.map((place) => keyAt(name, place));
    },
    fetchedLists: () => database.transaction(['meta'], 'read', fetchedLists),
    noteFetched: (name, ofID = '') =>
      database.transaction(['meta'], 'write', async (tx) => {
        const known = await fetchedLists(tx);
        const address = listAddress(name, ofID);
        if (known.includes(address)) return false;
        await tx.put('meta', { name: 'fetchedLists', value: [...known, address] });
        return true;
      }),
    dropListsOf: (name, isGone) => inTurn(name, () => dropListsOf(database, name, isGone)),
  };
}

/** @returns begins a step at once, or as soon as all before it with the same name are over or have failed */
function createTurnsByName() {
  const last = new Map<ListName, Promise<void>>();
  return <Result>(name: ListName, step: () => Promise<Result>): Promise<Result> => {
    const result = last.get(name)?.then(step) ?? step();
    const finish = (): void => {
      if (last.get(name) === over) last.delete(name);
    };
    const over: Promise<void> = result.then(finish, finish);
    last.set(name, over);
    return result;
  };
}

function dropListsOf(
  database: Database<MessageRows>,
  name: ListName,
  isGone: (ofID: string) => boolean,
): Promise<string[]> {
  return database.transaction([name, 'meta'], 'write', async (tx) => {
    const fetched = await fetchedLists(tx);
    const prefix = `${name} `;
    const noted = fetched.flatMap((address) =>
      address.startsWith(prefix) ? [address.slice(prefix.length)] : [],
    );
    const dropped = new Set([...(await ownersIn(tx, name)), ...noted].filter(isGone));
    for (const ofID of dropped) {
      const rows = (await tx.range(name, { range: startingWith(ofID) })) as ListRow<unknown>[];
      for (const { id } of rows) await tx.delete(name, id);
    }
    const gone = new Set([...dropped].map((ofID) => listAddress(name, ofID)));
    const value = fetched.filter((address) => !gone.has(address));
    if (value.length < fetched.length) await tx.put('meta', { name: 'fetchedLists', value });
    return [...dropped];
  });
}

/** @returns where a row lies */
function placeIn(name: ListName, ofID: string, key: Key): Key {
  if (!listOf(name).of) return key;
  return [ofID, ...(typeof key === 'object' ? key : [key])];
}

/** @returns the key within its list of a row that lies there */
function keyAt(name: ListName, place: Key): Key {
  if (!listOf(name).of || typeof place !== 'object') return place;
  const [, key, ...rest] = place;
  return rest.length === 0 && key !== undefined ? key : place.slice(1);
}

function rangeOf(name: ListName, ofID: string): KeyRange {
  return listOf(name).of ? startingWith(ofID) : {};
}

/** @returns of what there are rows. One look each, however many rows it has */
async function ownersIn(tx: Tx, name: ListName): Promise<string[]> {
  const owners: string[] = [];
  let range: KeyRange = {};
  for (;;) {
    const [first] = (await tx.range(name, { range, limit: 1 })) as ListRow<unknown>[];
    // A row of such a list lies at the id of its owner, then its own key.
    const [ofID] = (first?.id ?? []) as readonly string[];
    if (ofID === undefined) return owners;
    owners.push(ofID);
    range = { lower: [ofID, afterAll], lowerOpen: true };
  }
}

async function fetchedLists(tx: Tx): Promise<readonly string[]> {
  const row = await tx.get('meta', 'fetchedLists');
  // Only this file writes under this name.
  return (row?.value as readonly string[] | undefined) ?? [];
}
