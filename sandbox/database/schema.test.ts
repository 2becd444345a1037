import { sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import * as schema from './schema.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const tables: SQLiteTable[] = Object.values(schema);
const all = <Row>(query: ReturnType<typeof sql>) => sandbox.services.db.read.all<Row>(query);

type ColumnRow = { name: string; type: string; notnull: number; pk: number };
type IndexRow = { name: string; unique: number; origin: string };

async function indexesOf(table: string) {
  const rows = await all<IndexRow>(sql`SELECT * FROM pragma_index_list(${table})`);
  const created = rows.filter(({ origin }) => origin === 'c');
  const described = created.map(async ({ name, unique }) => {
    const columns = await all<{ name: string }>(sql`SELECT name FROM pragma_index_info(${name})`);
    return { name, isUnique: unique === 1, columns: columns.map((column) => column.name) };
  });
  return (await Promise.all(described)).sort(byName);
}

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name);

describe('the migrated database', () => {
  it('has the tables of the schema and no other', async () => {
    const rows = await all<{ name: string }>(
      sql`SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 2) <> '__' AND name <> 'sqlite_sequence'`,
    );
    const declared = tables.map((table) => getTableConfig(table).name);
    // The index of texts is virtual, with tables of its own: no table of the schema describes it.
    const written = rows.map(({ name }) => name).filter((name) => !/^message_index/.test(name));
    expect(written.sort()).toEqual(declared.sort());
    expect(rows.map(({ name }) => name)).toContain('message_index');
  });

  it.each(tables)('has the columns, keys and indexes of table %#', async (table) => {
    const { name, columns, indexes, primaryKeys, foreignKeys } = getTableConfig(table);
    const rows = await all<ColumnRow>(sql`SELECT * FROM pragma_table_info(${name})`);
    const keyed = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
    expect(
      rows.map((row) => [row.name, row.type.toLowerCase(), row.notnull === 1, row.pk > 0]).sort(),
    ).toEqual(
      columns
        .map((column) => [
          column.name,
          column.getSQLType(),
          column.notNull,
          column.primary || keyed.includes(column.name),
        ])
        .sort(),
    );
    expect(await indexesOf(name)).toEqual(
      indexes
        .map(({ config }) => ({
          name: config.name,
          isUnique: config.unique,
          columns: config.columns.map((column) => ('name' in column ? column.name : '')),
        }))
        .sort(byName),
    );
    const references = await all<{ table: string; from: string; to: string }>(
      sql`SELECT * FROM pragma_foreign_key_list(${name})`,
    );
    expect(references.map((row) => [row.from, row.table, row.to])).toEqual(
      foreignKeys.map((key) => {
        const { columns: own, foreignTable, foreignColumns } = key.reference();
        const other = getTableConfig(foreignTable).name;
        return [own[0]?.name, other, foreignColumns[0]?.name];
      }),
    );
  });

  it('keeps references whole', async () => {
    const { db } = sandbox.services;
    const orphan = { id: 'x', userId: 'nobody', kind: 'welcome', values: '{}', createdAt: 0 };
    const adding = db.write((tx) => tx.insert(schema.notices).values(orphan));
    await expect(adding).rejects.toThrow();
    await expect(db.read.insert(schema.notices).values(orphan)).rejects.toThrow();
  });
});
