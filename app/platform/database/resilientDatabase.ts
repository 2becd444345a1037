import type { Timers } from '../timers.ts';
import {
  type Database,
  DatabaseError,
  type DatabaseLayout,
  type Transaction,
  type TransactionOptions,
} from './database.ts';
import { failureOf } from './failureOf.ts';
import { type Connector, keepConnection } from './keptConnection.ts';
import { type CarriedRows, createMemoryFallback } from './memoryFallback.ts';
import { storeNames } from './storeNames.ts';

/** What to do where the device is full. */
export type FullOptions<Rows> = {
  /** Called when the device is full: may delete what is least needed, by the database it gets. */
  makeRoom?: (database: Database<Rows>) => Promise<unknown>;
  /** Reads, from all stores, what is to be kept when the device stays full. @default nothing */
  carryOver?: (tx: Transaction<Rows>) => Promise<CarriedRows<Rows>>;
};

/** What the rows lie on: connections that may be refused, lost or full, with the browser's errors. */
export interface Backing<Rows, Connection> extends Connector<Connection> {
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
  const connection = keepConnection(backing);
  const memory = createMemoryFallback<Rows>({
    layout,
    readCarried: () => readCarried(needs, connection.get),
    onEntered: () => connection.close(),
  });
  const makeRoom = createRoomMaker(needs, connection.get);
  let isClosed = false;

  const recover = async (
    error: unknown,
    used: Promise<Connection>,
    tries: number,
  ): Promise<void> => {
    const failure = isClosed ? null : failureOf(error);
    if (!failure) throw error;
    if (failure === 'full' && tries === 1) await makeRoom(database);
    else if (failure !== 'lost' || tries > 2) await memory.enter(failure === 'full');
    else {
      // Another transaction may have opened it again meanwhile.
      connection.close(used);
      if (tries === 2) await pause(timers);
    }
  };

  const database: Database<Rows> = {
    get isDurable() {
      return !memory.isEntered;
    },
    async transaction(stores, mode, work, given: TransactionOptions = {}) {
      for (let tries = 1; ; tries += 1) {
        if (isClosed) throw new DatabaseError('closed', `The database ${name} is closed.`);
        if (memory.database) return (await memory.database).transaction(stores, mode, work);
        const used = connection.get();
        try {
          // Where it is open, the transaction begins before this returns.
          const opened = connection.opened() ?? (await used);
          // What is written once the rows were taken along would be lost.
          if (!memory.database) return await backing.run(opened, stores, mode, work, given);
        } catch (error) {
          await recover(error, used, tries);
        }
      }
    },
    onMemory: memory.onEntered,
    close() {
      isClosed = true;
      connection.close();
    },
    async destroy() {
      isClosed = true;
      connection.close();
      await backing.destroy();
    },
  };

  await openFirst(connection.get, () => memory.enter(false));
  return database;
}

/** @param giveUp called where there is no hope of a connection */
async function openFirst(
  connect: () => Promise<unknown>,
  giveUp: () => Promise<unknown>,
): Promise<void> {
  try {
    await connect();
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    // Once more: some browsers fail the first opening after a crash.
    if (isSlow) await giveUp();
    else await connect().catch(giveUp);
  }
}

/** Reads what is to be kept in memory; nothing where nothing can be read. Never rejects. */
async function readCarried<Rows, Connection>(
  { backing, carryOver, layout }: Needs<Rows, Connection>,
  connect: () => Promise<Connection>,
): Promise<CarriedRows<Rows>> {
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
}

/** One at a time; what it does is not tried again, so that it never waits for itself. */
function createRoomMaker<Rows, Connection>(
  needs: Needs<Rows, Connection>,
  connect: () => Promise<Connection>,
): (database: Database<Rows>) => Promise<void> {
  let room: Promise<void> | null = null;
  const make = async (database: Database<Rows>): Promise<void> => {
    try {
      await needs.makeRoom?.({
        ...database,
        transaction: async (stores, mode, work, given = {}) =>
          needs.backing.run(await connect(), stores, mode, work, given),
      });
    } catch {
      // No room was made: the transaction that needs it finds out.
    } finally {
      room = null;
    }
  };
  return (database) => {
    room ??= make(database);
    return room;
  };
}

/** A page that wakes up may have to wait a moment for its storage. */
function pause(timers: Timers): Promise<void> {
  return new Promise((resolve) => {
    timers.set(resolve, 500);
  });
}
