import type { IDBPDatabase } from 'idb';
import { timers as pageTimers, type Timers } from '../timers.ts';
import {
  type Database,
  DatabaseError,
  type DatabaseLayout,
  type Transaction,
  type TransactionOptions,
} from './database.ts';
import { failureOf } from './failureOf.ts';
import { openConnection } from './indexedConnection.ts';
import { runIndexed } from './indexedTransaction.ts';
import { createMemoryDatabase } from './memoryDatabase.ts';

/** Rows to go on with in memory, by store. */
export type CarriedRows<Rows> = { readonly [Name in keyof Rows & string]?: readonly Rows[Name][] };

export type OpenOptions<Rows> = {
  /** Called when the device is full: may delete what is least needed, by the database it gets. */
  makeRoom?: (database: Database<Rows>) => Promise<unknown>;
  /** Reads, from all stores, what is to be kept when the device stays full. @default nothing */
  carryOver?: (tx: Transaction<Rows>) => Promise<CarriedRows<Rows>>;
  timers?: Timers;
};

/**
 * Opens the browser's database of that name; where there is none, or it is refused, broken or full,
 * goes on in memory. A connection that the browser dropped is opened again.
 */
export async function openDatabase<Rows>(
  name: string,
  layout: DatabaseLayout<Rows>,
  options: OpenOptions<Rows> = {},
): Promise<Database<Rows>> {
  const timers = options.timers ?? pageTimers;
  const memoryListeners = new Set<() => void>();
  let connection: Promise<IDBPDatabase> | null = null;
  let memory: Promise<Database<Rows>> | null = null;
  let isDurable = true;
  let isClosed = false;
  let room: Promise<void> | null = null;

  const connect = (): Promise<IDBPDatabase> => {
    if (connection) return connection;
    const opening = openConnection(name, layout, timers, () => {
      if (connection === opening) connection = null;
    });
    opening.catch(() => {
      if (connection === opening) connection = null;
    });
    connection = opening;
    return opening;
  };
  const disconnect = () => {
    connection?.then((database) => database.close()).catch(() => null);
    connection = null;
  };

  const goOnInMemory = (isReadable: boolean): Promise<Database<Rows>> => {
    memory ??= (async () => {
      const rows = isReadable ? await readCarried() : {};
      const database = createMemoryDatabase(layout);
      await fill(database, layout, rows);
      isDurable = false;
      disconnect();
      for (const listener of memoryListeners) listener();
      return database;
    })();
    return memory;
  };
  const readCarried = async (): Promise<CarriedRows<Rows>> => {
    const { carryOver } = options;
    if (!carryOver) return {};
    try {
      return await runIndexed<Rows, CarriedRows<Rows>>(
        await connect(),
        storeNames(layout),
        'read',
        carryOver,
        {},
      );
    } catch {
      // Nothing can be read either: the server has it all.
      return {};
    }
  };

  /** One at a time; what it does is not tried again, so that it never waits for itself. */
  const makeRoom = (): Promise<void> => {
    room ??= (async () => {
      try {
        await options.makeRoom?.({
          ...database,
          isDurable,
          transaction: async (stores, mode, work, given = {}) =>
            runIndexed(await connect(), stores, mode, work, given),
        });
      } catch {
        // No room was made: the transaction that needs it finds out.
      } finally {
        room = null;
      }
    })();
    return room;
  };

  const database: Database<Rows> = {
    get isDurable() {
      return isDurable;
    },
    async transaction(stores, mode, work, given: TransactionOptions = {}) {
      for (let tries = 1; ; tries += 1) {
        if (isClosed) throw new DatabaseError('closed', `The database ${name} is closed.`);
        if (memory) return (await memory).transaction(stores, mode, work);
        const used = connect();
        try {
          return await runIndexed(await used, stores, mode, work, given);
        } catch (error) {
          const failure = isClosed ? null : failureOf(error);
          if (!failure) throw error;
          if (failure === 'full' && tries === 1) await makeRoom();
          else if (failure !== 'lost' || tries > 2) await goOnInMemory(failure === 'full');
          else {
            // Another transaction may have opened it again meanwhile.
            if (connection === used) disconnect();
            if (tries === 2) await pause(timers);
          }
        }
      }
    },
    onMemory(listener) {
      memoryListeners.add(listener);
      return () => memoryListeners.delete(listener);
    },
    close() {
      isClosed = true;
      disconnect();
    },
    async destroy() {
      isClosed = true;
      disconnect();
      await deleteIndexed(name);
    },
  };

  try {
    await connect();
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    // Once more: some browsers fail the first opening after a crash.
    if (isSlow) await goOnInMemory(false);
    else await connect().catch(() => goOnInMemory(false));
  }
  return database;
}

/** A page that wakes up may have to wait a moment for its storage. */
function pause(timers: Timers): Promise<void> {
  return new Promise((resolve) => {
    timers.set(resolve, 500);
  });
}

function storeNames<Rows>(layout: DatabaseLayout<Rows>) {
  return Object.keys(layout.stores) as (keyof Rows & string)[];
}

async function fill<Rows>(
  database: Database<Rows>,
  layout: DatabaseLayout<Rows>,
  rows: CarriedRows<Rows>,
): Promise<void> {
  const names = storeNames(layout);
  await database.transaction(names, 'write', async (tx) => {
    for (const name of names) for (const row of rows[name] ?? []) await tx.put(name, row);
  });
}

/** Other tabs are asked to let go of it; it is deleted once they have. */
async function deleteIndexed(name: string): Promise<void> {
  await new Promise<void>((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
      request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}
