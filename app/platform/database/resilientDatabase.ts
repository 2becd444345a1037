import type { Timers } from '../timers.ts';
import {
  type Database,
  DatabaseError,
  type DatabaseLayout,
  type Transaction,
  type TransactionOptions,
} from './database.ts';
import { failureOf } from './failureOf.ts';
import { createMemoryDatabase } from './memoryDatabase.ts';

/** Rows to go on with in memory, by store. */
export type CarriedRows<Rows> = { readonly [Name in keyof Rows & string]?: readonly Rows[Name][] };

/** What to do where the device is full. */
export type FullOptions<Rows> = {
  /** Called when the device is full: may delete what is least needed, by the database it gets. */
  makeRoom?: (database: Database<Rows>) => Promise<unknown>;
  /** Reads, from all stores, what is to be kept when the device stays full. @default nothing */
  carryOver?: (tx: Transaction<Rows>) => Promise<CarriedRows<Rows>>;
};

/** What the rows lie on: connections that may be refused, lost or full, with the browser's errors. */
export interface Backing<Rows, Connection> {
  /** @param onLost called when the connection is gone for any reason but `disconnect` */
  connect(onLost: () => void): Promise<Connection>;
  disconnect(connection: Connection): void;
  run<Result>(
    connection: Connection,
    stores: readonly (keyof Rows & string)[],
    mode: 'read' | 'write',
    work: (tx: Transaction<Rows>) => Promise<Result>,
    options: TransactionOptions,
  ): Promise<Result>;
  /** Deletes everything. */
  destroy(): Promise<void>;
}

type Needs<Rows, Connection> = FullOptions<Rows> & {
  name: string;
  layout: DatabaseLayout<Rows>;
  backing: Backing<Rows, Connection>;
  timers: Timers;
};

/**
 * Connects again where a connection is lost, makes room where the device is full, and goes on in
 * memory where neither helps. Never rejects.
 */
export async function openResilientDatabase<Rows, Connection>(
  needs: Needs<Rows, Connection>,
): Promise<Database<Rows>> {
  const { name, layout, backing, timers } = needs;
  const memoryListeners = new Set<() => void>();
  let connection: Promise<Connection> | null = null;
  let memory: Promise<Database<Rows>> | null = null;
  let isDurable = true;
  let isClosed = false;
  let room: Promise<void> | null = null;

  const connect = (): Promise<Connection> => {
    if (connection) return connection;
    const opening = backing.connect(() => {
      if (connection === opening) connection = null;
    });
    opening.catch(() => {
      if (connection === opening) connection = null;
    });
    connection = opening;
    return opening;
  };
  const disconnect = (): void => {
    connection?.then(backing.disconnect).catch(() => null);
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
    const { carryOver } = needs;
    if (!carryOver) return {};
    try {
      return await backing.run<CarriedRows<Rows>>(
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
        await needs.makeRoom?.({
          ...database,
          isDurable,
          transaction: async (stores, mode, work, given = {}) =>
            backing.run(await connect(), stores, mode, work, given),
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
          const opened = await used;
          // What is written once the rows were taken along would be lost.
          if (!memory) return await backing.run(opened, stores, mode, work, given);
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
      await backing.destroy();
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
