import type { ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import type { Database, Key, KeyRange } from '../../../platform/database/database.ts';
import { isSame } from '../messageModel/isSame.ts';
import type { ListRow, MessageRows } from './messageRows.ts';

/** Stores of list rows and what lies in them. */
type Values = ListRows & { members: GroupMember };
type Stored<Name extends keyof Values> = ListRow<Values[Name]>;

export function readRows<Name extends keyof Values>(
  database: Database<MessageRows>,
  name: Name,
  range: KeyRange,
): Promise<Values[Name][]> {
  return database.transaction([name], 'read', async (tx) => {
    const rows = (await tx.range(name, { range })) as Stored<Name>[];
    return rows.map(({ value }) => value);
  });
}

/**
 * Puts the rows that differ.
 * @param replaced where rows that are not given are deleted; null: nowhere
 * @returns whether anything changed
 */
export function writeRows<Value>(
  database: Database<MessageRows>,
  name: keyof Values,
  values: readonly Value[],
  idOf: (value: Value) => Key,
  replaced: KeyRange | null,
): Promise<boolean> {
  const wanted = new Map(values.map((value) => [JSON.stringify(idOf(value)), value]));
  return database.transaction([name], 'write', async (tx) => {
    const ids = [...wanted.values()].map(idOf);
    const rows = replaced
      ? await tx.range(name, { range: replaced })
      : (await tx.getMany(name, ids)).filter((row) => row !== undefined);
    const known = new Map(
      (rows as ListRow<unknown>[]).map((row) => [JSON.stringify(row.id), row] as const),
    );
    let isChanged = false;
    for (const [id, value] of wanted) {
      if (isSame(known.get(id)?.value, value)) continue;
      isChanged = true;
      await tx.put(name, { id: idOf(value), value } as MessageRows[typeof name]);
    }
    for (const [id, row] of known) {
      if (wanted.has(id)) continue;
      isChanged = true;
      await tx.delete(name, row.id);
    }
    return isChanged;
  });
}

/** @returns whether any of them was there */
export function deleteRows(
  database: Database<MessageRows>,
  name: keyof Values,
  ids: readonly Key[],
): Promise<boolean> {
  return database.transaction([name], 'write', async (tx) => {
    const rows = await tx.getMany(name, ids);
    for (const row of rows) if (row) await tx.delete(name, row.id);
    return rows.some((row) => row !== undefined);
  });
}
