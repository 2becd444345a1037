import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { DatabaseLayout, StoreLayout } from './database.ts';

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;
type UpgradeStore = ReturnType<Upgrade['objectStore']>;
type Carry = (row: unknown) => unknown;

/** Rows read at once while a store is made anew. */
const batchSize = 500;

/**
 * Adds stores and indexes that are missing and drops those that are gone; rows stay. A store under
 * another key than before is made anew from its rows. All or nothing: where it fails, everything is
 * as it was, and the database does not open.
 */
export async function shapeStores<Rows>(
  database: IDBPDatabase,
  tx: Upgrade,
  layout: DatabaseLayout<Rows>,
): Promise<void> {
  // Told to whoever opens the database.
  tx.done.catch(() => null);
  try {
    for (const name of [...database.objectStoreNames]) {
      if (!(name in layout.stores)) database.deleteObjectStore(name);
    }
    const carries: Readonly<Record<string, Carry | undefined>> = layout.carry ?? {};
    for (const [name, wanted] of Object.entries<StoreLayout>(layout.stores)) {
      await shapeStore(database, tx, name, wanted, carries[name]);
    }
  } catch {
    abort(tx);
  }
}

async function shapeStore(
  database: IDBPDatabase,
  tx: Upgrade,
  name: string,
  { keyPath, indexes }: StoreLayout,
  carry: Carry | undefined,
): Promise<void> {
  const known = database.objectStoreNames.contains(name) ? tx.objectStore(name) : null;
  if (known?.keyPath === keyPath) {
    shapeIndexes(known, indexes);
    return;
  }
  const before = `${name} before`;
  if (known) known.name = before;
  const store = database.createObjectStore(name, { keyPath });
  if (known) {
    if (carry) await carryRows(known, store, carry);
    database.deleteObjectStore(before);
  }
  shapeIndexes(store, indexes);
}

function shapeIndexes(store: UpgradeStore, indexes: StoreLayout['indexes']): void {
  for (const index of [...store.indexNames]) {
    if (!(index in indexes)) store.deleteIndex(index);
  }
  for (const [index, path] of Object.entries(indexes)) {
    if (!store.indexNames.contains(index)) store.createIndex(index, path);
  }
}

async function carryRows(from: UpgradeStore, to: UpgradeStore, carry: Carry): Promise<void> {
  let range: IDBKeyRange | undefined;
  for (;;) {
    const keys = await from.getAllKeys(range, batchSize);
    const rows = (await from.getAll(range, batchSize)).map(carry).filter((row) => row !== null);
    await Promise.all(rows.map(async (row) => to.put(row)));
    const last = keys.at(-1);
    if (keys.length < batchSize || last === undefined) return;
    range = IDBKeyRange.lowerBound(last, true);
  }
}

function abort(tx: Upgrade): void {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
}
