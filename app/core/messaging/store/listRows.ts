import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { Database, Key, KeyRange } from '../../../platform/database/database.ts';
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

/**
 * Puts the rows that differ.
 * @param replaced where rows that are not given are deleted; null: nowhere
 * @returns keys of those that are new, changed or gone
 */
export function writeRows<Value>(
  database: Database<MessageRows>,
  name: ListName,
  values: readonly Value[],
  idOf: (value: Value) => Key,
  replaced: KeyRange | null,
): Promise<Key[]> {
  const wanted = new Map(values.map((value) => [JSON.stringify(idOf(value)), value]));
  return database.transaction([name], 'write', async (tx) => {
    const ids = [...wanted.values()].map(idOf);
    const rows = replaced
      ? await tx.range(name, { range: replaced })
      : (await tx.getMany(name, ids)).filter((row) => row !== undefined);
    const known = new Map(
      (rows as ListRow<unknown>[]).map((row) => [JSON.stringify(row.id), row] as const),
    );
    const changed: Key[] = [];
    for (const [id, value] of wanted) {
      if (isSame(known.get(id)?.value, value)) continue;
      const key = idOf(value);
      changed.push(key);
      await tx.put(name, { id: key, value } as MessageRows[typeof name]);
    }
    for (const [id, row] of known) {
      if (wanted.has(id)) continue;
      changed.push(row.id);
      await tx.delete(name, row.id);
    }
    return changed;
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
