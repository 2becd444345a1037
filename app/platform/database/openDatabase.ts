import { timers as pageTimers, type Timers } from '../timers.ts';
import type { Database, DatabaseLayout } from './database.ts';
import { openConnection } from './indexedConnection.ts';
import { runIndexed } from './indexedTransaction.ts';
import { type FullOptions, openResilientDatabase } from './resilientDatabase.ts';
import { storeNames } from './storeNames.ts';

export type OpenOptions<Rows> = FullOptions<Rows> & { timers?: Timers };

/**
 * Opens the browser's database of that name; where there is none, or it is refused, broken or full,
 * goes on in memory. A connection that the browser dropped is opened again.
 */
export function openDatabase<Rows>(
  name: string,
  layout: DatabaseLayout<Rows>,
  { timers = pageTimers, ...whenFull }: OpenOptions<Rows> = {},
): Promise<Database<Rows>> {
  const turn = layout.turn ?? storeNames(layout)[0];
  const inTurn = (stores: readonly (keyof Rows & string)[]) =>
    turn === undefined || stores.includes(turn) ? stores : [...stores, turn];
  return openResilientDatabase({
    ...whenFull,
    name,
    layout,
    timers,
    backing: {
      connect: (onLost) => openConnection(name, layout, timers, onLost),
      disconnect: (connection) => connection.close(),
      run: (connection, stores, mode, work, options) =>
        runIndexed(connection, mode === 'read' ? stores : inTurn(stores), mode, work, options),
      destroy: () => deleteIndexed(name, timers),
    },
  });
}

/** A tab that sleeps does not say that it holds the database. Milliseconds. */
const deleteTimeout = 1_000;

/** Other tabs are asked to let go of it; it is deleted once they have, which is not waited for. */
async function deleteIndexed(name: string, timers: Timers): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = timers.set(resolve, deleteTimeout);
    const finish = (): void => {
      timers.clear(timer);
      resolve();
    };
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = finish;
      request.onerror = finish;
      request.onblocked = finish;
    } catch {
      finish();
    }
  });
}
