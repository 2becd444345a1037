import type { Database, DatabaseLayout } from './database.ts';
import { createMemoryDatabase } from './memoryDatabase.ts';
import { storeNames } from './storeNames.ts';

/** Rows to go on with in memory, by store. */
export type CarriedRows<Rows> = { readonly [Name in keyof Rows & string]?: readonly Rows[Name][] };

type Needs<Rows> = {
  layout: DatabaseLayout<Rows>;
  /** Reads what is to be taken along. Never rejects. */
  readCarried: () => Promise<CarriedRows<Rows>>;
  /** The rows are taken along: nothing is written elsewhere from now on. */
  onEntered: () => void;
};

export interface MemoryFallback<Rows> {
  /** Null until it is entered; from then on it takes every transaction. */
  readonly database: Promise<Database<Rows>> | null;
  /** The rows are in memory. */
  readonly isEntered: boolean;
  /** Once and for all. @param isReadable what is stored can still be read */
  enter(isReadable: boolean): Promise<unknown>;
  /** @returns undoes it */
  onEntered(listener: () => void): () => void;
}

/** What a database becomes where the device stores nothing any more. */
export function createMemoryFallback<Rows>(needs: Needs<Rows>): MemoryFallback<Rows> {
  const listeners = new Set<() => void>();
  let database: Promise<Database<Rows>> | null = null;
  let isEntered = false;

  const take = async (isReadable: boolean): Promise<Database<Rows>> => {
    const rows = isReadable ? await needs.readCarried() : {};
    const memory = createMemoryDatabase(needs.layout);
    await fill(memory, needs.layout, rows);
    isEntered = true;
    needs.onEntered();
    for (const listener of listeners) listener();
    return memory;
  };

  return {
    get database() {
      return database;
    },
    get isEntered() {
      return isEntered;
    },
    enter(isReadable) {
      database ??= take(isReadable);
      return database;
    },
    onEntered(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
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
