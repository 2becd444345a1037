import { type IDBPDatabase, openDB } from 'idb';
import type { Timers } from '../timers.ts';
import type { DatabaseLayout, StoreLayout } from './database.ts';

/** Another tab may hold the old version; it is asked to let go, and not waited for longer. */
export const openTimeout = 5_000;

/**
 * Opens the browser's database and brings its stores to the layout.
 * @param onLost called when the connection is gone for any reason but `close`
 * @throws what IndexedDB throws; a `TimeoutError` where it does not answer
 */
export function openConnection<Rows>(
  name: string,
  layout: DatabaseLayout<Rows>,
  timers: Timers,
  onLost: () => void,
): Promise<IDBPDatabase> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const timer = timers.set(() => {
      isGivenUp = true;
      reject(new DOMException('The database did not open in time.', 'TimeoutError'));
    }, openTimeout);

    const opening = (async () =>
      openDB(name, layout.version, {
        upgrade: (database, _oldVersion, _newVersion, tx) => shapeStores(database, tx, layout),
        // Another tab wants to upgrade or delete it.
        blocking(_current, _blocked, event) {
          (event.target as IDBDatabase).close();
          onLost();
        },
        terminated: onLost,
      }))();
    opening.then(
      (database) => {
        timers.clear(timer);
        if (!isGivenUp && hasStores(database, layout)) {
          resolve(database);
          return;
        }
        database.close();
        reject(new DOMException('The database lacks stores of its version.', 'VersionError'));
      },
      (error: unknown) => {
        timers.clear(timer);
        reject(error);
      },
    );
  });
}

function hasStores<Rows>(database: IDBPDatabase, layout: DatabaseLayout<Rows>): boolean {
  return Object.keys(layout.stores).every((name) => database.objectStoreNames.contains(name));
}

type UpgradeTransaction = { objectStore(name: string): UpgradeStore };
type UpgradeStore = {
  indexNames: Iterable<string> & { contains(name: string): boolean };
  createIndex(name: string, keyPath: string): unknown;
  deleteIndex(name: string): void;
};

/** Adds stores and indexes that are missing and drops those that are gone; rows stay. */
function shapeStores<Rows>(
  database: IDBPDatabase,
  tx: UpgradeTransaction,
  layout: DatabaseLayout<Rows>,
): void {
  const wanted = Object.entries<StoreLayout>(layout.stores);
  for (const name of [...database.objectStoreNames]) {
    if (!(name in layout.stores)) database.deleteObjectStore(name);
  }
  for (const [name, { keyPath, indexes }] of wanted) {
    const store: UpgradeStore = database.objectStoreNames.contains(name)
      ? tx.objectStore(name)
      : database.createObjectStore(name, { keyPath });
    for (const index of [...store.indexNames]) {
      if (!(index in indexes)) store.deleteIndex(index);
    }
    for (const [index, path] of Object.entries(indexes)) {
      if (!store.indexNames.contains(index)) store.createIndex(index, path);
    }
  }
}
