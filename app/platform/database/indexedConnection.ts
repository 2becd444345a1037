import { type IDBPDatabase, openDB } from 'idb';
import type { Timers } from '../timers.ts';
import type { DatabaseLayout } from './database.ts';
import { shapeStores } from './shapeStores.ts';

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
        upgrade(database, _oldVersion, _newVersion, tx) {
          // The others have let go: what is left to do ends, however many rows there are.
          timers.clear(timer);
          return shapeStores(database, tx, layout);
        },
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
