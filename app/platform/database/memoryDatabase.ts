import type { Database, DatabaseLayout, Transaction, TransactionOptions } from './database.ts';
import { DatabaseError } from './database.ts';
import { createMemoryStore, type MemoryStore } from './memoryStore.ts';

/**
 * The same as a database of the browser, for as long as the page lives. Rows are kept as they are
 * given. Transactions run one after the other.
 */
export function createMemoryDatabase<Rows>(layout: DatabaseLayout<Rows>): Database<Rows> {
  type Name = keyof Rows & string;
  const makeStores = () =>
    new Map(
      (Object.keys(layout.stores) as Name[]).map((name) => [
        name,
        createMemoryStore(name, layout.stores[name]),
      ]),
    );
  let stores = makeStores();
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();

  const run = async <Result>(
    names: readonly Name[],
    mode: 'read' | 'write',
    work: (tx: Transaction<Rows>) => Promise<Result>,
  ): Promise<Result> => {
    if (isClosed) throw new DatabaseError('closed', 'The database is closed.');
    const undo: (() => void)[] = [];
    let isOver = false;
    const reach = (name: Name, isChange: boolean): MemoryStore => {
      const store = names.includes(name) ? stores.get(name) : undefined;
      if (!store) throw new Error(`The transaction does not cover the store "${name}".`);
      if (isOver) throw new Error(`The transaction on "${name}" is over.`);
      if (isChange && mode === 'read') throw new Error(`"${name}" is open for reading only.`);
      return store;
    };
    try {
      return await work(transactionOver(reach, undo));
    } catch (error) {
      for (const step of undo.reverse()) step();
      throw error;
    } finally {
      isOver = true;
    }
  };

  return {
    isDurable: false,
    transaction(names, mode, work, _options?: TransactionOptions) {
      const result = queue.then(() => run(names, mode, work));
      queue = result.catch(() => null);
      return result;
    },
    onMemory: () => () => null,
    close() {
      isClosed = true;
    },
    async destroy() {
      isClosed = true;
      stores = makeStores();
    },
  };
}

function transactionOver<Rows>(
  reach: (name: keyof Rows & string, isChange: boolean) => MemoryStore,
  undo: (() => void)[],
): Transaction<Rows> {
  return {
    async get(name, key) {
      return reach(name, false).get(key) as Rows[typeof name] | undefined;
    },
    async getMany(name, keys) {
      const store = reach(name, false);
      return keys.map((key) => store.get(key)) as (Rows[typeof name] | undefined)[];
    },
    async range(name, query = {}) {
      return reach(name, false).range(query) as Rows[typeof name][];
    },
    async count(name, query = {}) {
      return reach(name, false).count(query);
    },
    async put(name, row) {
      const store = reach(name, true);
      const before = store.put(row);
      undo.push(() => (before === undefined ? store.delete(store.keyOf(row)) : store.put(before)));
    },
    async delete(name, key) {
      const store = reach(name, true);
      const before = store.delete(key);
      if (before !== undefined) undo.push(() => store.put(before));
    },
    async clear(name) {
      const store = reach(name, true);
      const before = store.range({});
      store.clear();
      undo.push(() => {
        for (const row of before) store.put(row);
      });
    },
  };
}
