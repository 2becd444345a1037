import type { Key, RangeQuery, StoreLayout } from './database.ts';
import { keyAt } from './keys.ts';
import { insertRow, placesOf, removeRow, rowsOf, type SortedRow } from './sortedRows.ts';

/** One store of a database in memory: rows by primary key and in the order of each index. */
export interface MemoryStore {
  keyOf(row: unknown): Key;
  get(key: Key): unknown;
  range(query: RangeQuery): unknown[];
  count(query: RangeQuery): number;
  /** @returns the row that was there before, if any. */
  put(row: unknown): unknown;
  /** @returns the row that was there, if any. */
  delete(key: Key): unknown;
  clear(): void;
}

export function createMemoryStore(name: string, layout: StoreLayout): MemoryStore {
  const indexNames = Object.keys(layout.indexes);
  let rows = new Map<string, unknown>();
  let primaryOrder: SortedRow[] = [];
  let orders = new Map<string, SortedRow[]>(indexNames.map((index) => [index, []]));

  const keyOf = (row: unknown): Key => {
    const key = keyAt(row, layout.keyPath);
    if (key === undefined) throw new Error(`A row of "${name}" has no key at ${layout.keyPath}.`);
    return key;
  };
  const orderOf = (index: string | undefined): SortedRow[] => {
    if (index === undefined) return primaryOrder;
    const order = orders.get(index);
    if (!order) throw new Error(`"${name}" has no index "${index}".`);
    return order;
  };
  /** Each order a row stands in, with its key there. */
  const placesFor = (row: unknown, primary: Key) => [
    { order: primaryOrder, key: primary },
    ...indexNames.flatMap((index) => {
      const key = keyAt(row, layout.indexes[index] ?? '');
      return key === undefined ? [] : [{ order: orderOf(index), key }];
    }),
  ];
  const remove = (primary: Key) => {
    const before = rows.get(JSON.stringify(primary));
    if (before === undefined) return undefined;
    for (const { order, key } of placesFor(before, primary)) removeRow(order, key, primary);
    rows.delete(JSON.stringify(primary));
    return before;
  };

  return {
    keyOf,
    get: (key) => rows.get(JSON.stringify(key)),
    range: (query) => rowsOf(orderOf(query.index), query),
    count(query) {
      const [from, to] = placesOf(orderOf(query.index), query);
      return to - from;
    },
    put(row) {
      const primary = keyOf(row);
      const before = remove(primary);
      rows.set(JSON.stringify(primary), row);
      for (const { order, key } of placesFor(row, primary)) insertRow(order, { key, primary, row });
      return before;
    },
    delete: remove,
    clear() {
      rows = new Map();
      primaryOrder = [];
      orders = new Map(indexNames.map((index) => [index, []]));
    },
  };
}
