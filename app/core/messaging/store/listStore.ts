import type { Database, Transaction } from '../../../platform/database/database.ts';
import { gatewayLists } from '../lists/gatewayLists.ts';
import { deleteRows, readRows, readSome, writeRows } from './listRows.ts';
import type { MessageRows } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';

type ListStore = Pick<
  MessageStore,
  | 'list'
  | 'replaceList'
  | 'mergeList'
  | 'removeFromList'
  | 'listRows'
  | 'noteFetched'
  | 'fetchedLists'
>;

/** The lists of the table `gatewayLists`. Only what really differs is written and reported. */
export function listStore(database: Database<MessageRows>): ListStore {
  return {
    list: (name) => readRows(database, name, {}),
    listRows: (name, ids) => readSome(database, name, ids),
    replaceList: (name, rows) => writeRows(database, name, rows, gatewayLists[name].keyOf, {}),
    mergeList: (name, rows) => writeRows(database, name, rows, gatewayLists[name].keyOf, null),
    removeFromList: (name, ids) => deleteRows(database, name, ids),
    fetchedLists: () => database.transaction(['meta'], 'read', fetchedLists),
    noteFetched: (list) =>
      database.transaction(['meta'], 'write', async (tx) => {
        const known = await fetchedLists(tx);
        if (known.includes(list)) return false;
        await tx.put('meta', { name: 'fetchedLists', value: [...known, list] });
        return true;
      }),
  };
}

async function fetchedLists(tx: Transaction<MessageRows>): Promise<readonly string[]> {
  const row = await tx.get('meta', 'fetchedLists');
  // Only `noteFetched` writes under this name.
  return (row?.value as readonly string[] | undefined) ?? [];
}
