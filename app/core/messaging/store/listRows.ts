import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { Database, Key, KeyRange } from '../../../platform/database/database.ts';
import { compareKeys } from '../../../platform/database/keys.ts';
import { isSame } from '../messageModel/isSame.ts';
import type { ListRow, MessageRows } from './messageRows.ts';

type Stored<Name extends ListName> = ListRow<ListRows[Name]>;

export function readRows<Name extends ListName>(
  database: Database<MessageRows>,
  name: Name,
  range: KeyRange,
): Promise<ListRows[Name][]> {
  return database.transaction([name], 'read', async (tx) => {
    const rows = (await tx.range(name, { range })) as Stored<Name>[];
    return rows.map(({ value }) => value);
  });
}

/** @returns rows by key, without those that are not there */
export function readSome<Name extends ListName>(
  database: Database<MessageRows>,
  name: Name,
  ids: readonly Key[],
): Promise<ListRows[Name][]> {
  return database.transaction([name], 'read', async (tx) => {
    const rows = (await tx.getMany(name, ids)) as (Stored<Name> | undefined)[];
    return rows.flatMap((row) => (row ? [row.value] : []));
  });
}

/** Rows written in one transaction: whoever wants to read meanwhile waits for no more of them. */
const mostInTransaction = 200;

/** Rows put in one go: more of them would hold a slow page up for longer than a frame. */
const mostAtOnce = 20;

/**
 * Puts the rows that differ, of long lists in several transactions. It may be repeated.
 * @param replaced where rows that are not given are deleted; null: nowhere
 * @returns keys of those that are new, changed or gone
 */
export async function writeRows<Value>(
  database: Database<MessageRows>,
  name: ListName,
  values: readonly Value[],
  idOf: (value: Value) => Key,
  replaced: KeyRange | null,
): Promise<Key[]> {
  const byId = new Map<string, Wanted<Value>>();
  for (const value of values) byId.set(JSON.stringify(idOf(value)), { id: idOf(value), value });
  const wanted = [...byId.values()];
  if (replaced) wanted.sort((one, other) => compareKeys(one.id, other.id));
  const changed: Key[] = [];
  let from = 0;
  do {
    const part = wanted.slice(from, from + mostInTransaction);
    from += mostInTransaction;
    const range = replaced && rangeOfPart(replaced, wanted, from);
    changed.push(...(await writePart(database, name, part, range)));
  } while (from < wanted.length);
  return changed;
}

type Wanted<Value> = { id: Key; value: Value };

/** @returns where the rows lie up to one of those in order, after those of the part before */
function rangeOfPart(whole: KeyRange, wanted: readonly Wanted<unknown>[], end: number): KeyRange {
  const before = wanted[end - mostInTransaction - 1]?.id;
  const last = end < wanted.length ? wanted[end - 1]?.id : undefined;
  return {
    ...whole,
    ...(before !== undefined && { lower: before, lowerOpen: true }),
    ...(last !== undefined && { upper: last, upperOpen: false }),
  };
}

function writePart<Value>(
  database: Database<MessageRows>,
  name: ListName,
  wanted: readonly Wanted<Value>[],
  replaced: KeyRange | null,
): Promise<Key[]> {
  return database.transaction([name], 'write', async (tx) => {
    const rows = replaced
      ? await tx.range(name, { range: replaced })
      : await tx.getMany(name, ids(wanted));
    const known = new Map<string, ListRow<unknown>>();
    for (const row of rows) if (row) known.set(JSON.stringify(row.id), row as ListRow<unknown>);
    const puts = wanted.filter(({ id, value }) => {
      const key = JSON.stringify(id);
      const before = known.get(key);
      known.delete(key);
      return !isSame(before?.value, value);
    });
    for (let from = 0; from < puts.length; from += mostAtOnce) {
      const part = puts.slice(from, from + mostAtOnce);
      await Promise.all(part.map((row) => tx.put(name, row as MessageRows[typeof name])));
    }
    const gone = replaced ? [...known.values()] : [];
    for (const { id } of gone) await tx.delete(name, id);
    return [...ids(puts), ...ids(gone)];
  });
}

function ids(rows: readonly { id: Key }[]): Key[] {
  return rows.map(({ id }) => id);
}

/** @returns whether anything changed; null where there is no such row */
export function patchRow(
  database: Database<MessageRows>,
  name: ListName,
  id: Key,
  patch: object,
): Promise<boolean | null> {
  return database.transaction([name], 'write', async (tx) => {
    const row = (await tx.get(name, id)) as ListRow<object> | undefined;
    if (!row) return null;
    const value = { ...row.value, ...patch };
    if (isSame(row.value, value)) return false;
    await tx.put(name, { id, value } as MessageRows[typeof name]);
    return true;
  });
}

/** @returns keys of those that were there */
export function deleteRows(
  database: Database<MessageRows>,
  name: ListName,
  ids: readonly Key[],
): Promise<Key[]> {
  return database.transaction([name], 'write', async (tx) => {
    const found = (await tx.getMany(name, ids)).flatMap((row) => (row ? [row.id] : []));
    for (const id of found) await tx.delete(name, id);
    return found;
  });
}
