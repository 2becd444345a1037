import type { IDBPDatabase, IDBPObjectStore, IDBPTransaction } from 'idb';
import { unwrap } from 'idb';
import type { Key, KeyRange, RangeQuery, Transaction, TransactionOptions } from './database.ts';
import { isEmptyRange, keyAt } from './keys.ts';

/** Rows asked for in one go: more of them would hold a slow page up for longer than a frame. */
const mostAtOnce = { byKey: 20, inRange: 200 };

type Opened = IDBPTransaction<unknown, string[], 'readonly' | 'readwrite'>;

/** Runs work in one transaction of the browser. @throws what `work` or IndexedDB throws */
export async function runIndexed<Rows, Result>(
  database: IDBPDatabase,
  stores: readonly (keyof Rows & string)[],
  mode: 'read' | 'write',
  work: (tx: Transaction<Rows>) => Promise<Result>,
  { durability = 'relaxed', commit = 'late' }: TransactionOptions,
): Promise<Result> {
  const names: string[] = [...stores];
  const tx: Opened = database.transaction(
    names,
    mode === 'read' ? 'readonly' : 'readwrite',
    mode === 'read' ? {} : { durability },
  );
  // Told by the await below; this keeps it from counting as unhandled before.
  tx.done.catch(() => null);
  try {
    const working = work(operationsOf<Rows>(tx));
    // Told by the await below as well.
    working.catch(() => null);
    // Nothing more is asked: the browser need not wait to see whether there is.
    if (commit === 'early') tx.commit();
    const result = await working;
    if (commit === 'late') tx.commit();
    await tx.done;
    return result;
  } catch (error) {
    // Why the browser gave up says more than the operation that met it.
    const cause = unwrap(tx).error;
    abort(tx);
    await tx.done.catch(() => null);
    throw cause ?? error;
  }
}

function abort(tx: Opened): void {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
}

function operationsOf<Rows>(tx: Opened): Transaction<Rows> {
  return {
    get: (name, key) => tx.objectStore(name).get(validKey(key)),
    async getMany<Row>(name: string, keys: readonly Key[]) {
      const store = tx.objectStore(name);
      const rows: Row[] = [];
      for (let from = 0; from < keys.length; from += mostAtOnce.byKey) {
        const part = keys.slice(from, from + mostAtOnce.byKey);
        for (const row of await all(part.map((key) => store.get(validKey(key))))) rows.push(row);
      }
      return rows;
    },
    range: (name, query = {}) => readRange(tx, name, query),
    async count(name, { index, range } = {}) {
      if (range && isEmptyRange(range)) return 0;
      const store = tx.objectStore(name);
      const source = index === undefined ? store : store.index(index);
      return source.count(browserRange(range));
    },
    async put(name, row) {
      await writable(tx, name).put(row);
    },
    async delete(name, key) {
      await writable(tx, name).delete(validKey(key));
    },
    async clear(name) {
      await writable(tx, name).clear();
    },
  };
}

function writable(tx: Opened, name: string) {
  return (tx as IDBPTransaction<unknown, string[], 'readwrite'>).objectStore(name);
}

/** One failure is told, the others have been heard. */
function all<Value>(requests: readonly Promise<Value>[]): Promise<Value[]> {
  for (const request of requests) request.catch(() => null);
  return Promise.all(requests);
}

async function readRange<Row>(
  tx: Opened,
  name: string,
  { index, range, direction = 'next', limit }: RangeQuery,
): Promise<Row[]> {
  if ((limit !== undefined && limit <= 0) || (range && isEmptyRange(range))) return [];
  const store = tx.objectStore(name);
  const source = index === undefined ? store : store.index(index);
  const bounds = browserRange(range);
  const isWhole = limit === undefined && index === undefined;
  if (direction === 'next') return isWhole ? readWhole(store, range) : source.getAll(bounds, limit);
  if (limit === undefined) return (await source.getAll(bounds)).reverse();
  if (limit === 1) {
    const last = await source.openCursor(bounds, 'prev');
    return last ? [last.value] : [];
  }
  // `getAll` counts from the lower end only. Walking down with a cursor takes an event for every
  // row; skipping to where the wanted rows begin and reading them at once takes three.
  const cursor = await source.openKeyCursor(bounds, 'prev');
  const first = await cursor?.advance(limit - 1);
  const wanted = first
    ? browserRange({ ...range, lower: first.key as Key, lowerOpen: false })
    : bounds;
  // More rows than wanted where several have the first one's key in the index.
  return (await source.getAll(wanted)).reverse().slice(0, limit);
}

/** Reads a range part by part, for as long as one is full. */
async function readWhole<Row>(
  store: IDBPObjectStore<unknown, string[], string, 'readonly' | 'readwrite'>,
  range: KeyRange | undefined,
): Promise<Row[]> {
  const rows: Row[] = [];
  let left = range;
  for (;;) {
    const part: Row[] = await store.getAll(browserRange(left), mostAtOnce.inRange);
    for (const row of part) rows.push(row);
    const last = keyAt(part.at(-1), String(store.keyPath));
    if (part.length < mostAtOnce.inRange || last === undefined) return rows;
    left = { ...range, lower: last, lowerOpen: true };
    if (isEmptyRange(left)) return rows;
  }
}

function browserRange(range: KeyRange | undefined): IDBKeyRange | undefined {
  if (!range) return undefined;
  const { lower, upper, lowerOpen = false, upperOpen = false } = range;
  if (lower !== undefined && upper !== undefined) {
    return IDBKeyRange.bound(validKey(lower), validKey(upper), lowerOpen, upperOpen);
  }
  if (lower !== undefined) return IDBKeyRange.lowerBound(validKey(lower), lowerOpen);
  return upper === undefined ? undefined : IDBKeyRange.upperBound(validKey(upper), upperOpen);
}

/** The browser's type of keys wants lists that may be changed; it does not change them. */
function validKey(key: Key): IDBValidKey {
  return key as IDBValidKey;
}
