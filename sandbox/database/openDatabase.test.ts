import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SandboxError } from '../sandboxError.ts';
import { repositoryRoot as root } from '../testing/openTestSandbox.ts';
import { noteChange } from './commitFacts.ts';
import { databaseFileName, openDatabase } from './openDatabase.ts';
import { switches } from './schema.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const failureOf = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (error: unknown) => error,
  );

describe('openDatabase', () => {
  it('migrates once, and keeps what is in it for the owner alone', async () => {
    const first = await openDatabase({ root, dataDir });
    await first.write((tx) => tx.insert(switches).values({ packageId: 1, feature: 'game' }));
    for (const name of readdirSync(dataDir))
      expect([name, statSync(join(dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
    await first.close();
    const second = await openDatabase({ root, dataDir });
    expect(await second.read.select().from(switches)).toHaveLength(1);
    await second.close();
  });

  it('takes a file URL instead of the file in the folder', async () => {
    const databaseUrl = pathToFileURL(join(dataDir, 'elsewhere.db')).href;
    const database = await openDatabase({ root, dataDir: '/nowhere', databaseUrl });
    expect(await database.read.select().from(switches)).toEqual([]);
    await database.close();
  });

  it('refuses a database of a newer version', async () => {
    const database = await openDatabase({ root, dataDir });
    await database.write((tx) =>
      tx.run(sql`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`),
    );
    await database.close();
    const error = await failureOf(openDatabase({ root, dataDir }));
    expect(error).toMatchObject({ name: 'SandboxError', code: 'databaseNewer' });
  });

  it('refuses a file that is no database, and says where', async () => {
    writeFileSync(
      join(dataDir, databaseFileName),
      'this is no database, as anybody can see '.repeat(20),
    );
    const error = await failureOf(openDatabase({ root, dataDir }));
    expect(error).toBeInstanceOf(SandboxError);
    expect(error).toMatchObject({
      code: 'databaseOpen',
      message: expect.stringContaining(dataDir),
    });
  });
});

describe('write', () => {
  it('undoes everything when the effect throws, and goes on', async () => {
    const database = await openDatabase({ root, dataDir });
    const failing = database.write(async (tx) => {
      await tx.insert(switches).values({ packageId: 1, feature: 'game' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.write((tx) => tx.insert(switches).values({ packageId: 2, feature: 'game' }));
    const rows = await database.read.select().from(switches);
    expect(rows.map(({ packageId }) => packageId)).toEqual([2]);
    await database.close();
  });

  it('runs one after the other, while reading goes on', async () => {
    const database = await openDatabase({ root, dataDir });
    const writes = Array.from({ length: 20 }, (_, packageId) =>
      database.write(async (tx) => {
        const before = await tx.select().from(switches);
        await new Promise((resolve) => setImmediate(resolve));
        await tx.insert(switches).values({ packageId, feature: `${before.length}` });
      }),
    );
    const reads = Array.from({ length: 20 }, () => database.read.select().from(switches));
    await Promise.all([...writes, ...reads]);
    const rows = await database.read.select().from(switches);
    expect(rows.map((row) => Number(row.feature))).toEqual(rows.map((_, index) => index));
    await database.close();
    await expect(database.write(async () => 1)).rejects.toThrow('closed');
  });

  it('says what was noted once it is committed, before the next one starts', async () => {
    const database = await openDatabase({ root, dataDir });
    const said: string[] = [];
    database.onCommit((fact) => {
      if (fact.about === 'sessions') said.push(`sessions of ${fact.userId}`);
    });
    const write = (userId: string, isUndone: boolean) =>
      database.write(
        async (tx) => {
          said.push(`${userId} starts`);
          noteChange(tx, { about: 'sessions', userId });
          await tx.select().from(switches);
          if (isUndone) throw new Error('no');
        },
        () => said.push(`${userId} is committed`),
      );
    await Promise.allSettled([write('a', false), write('b', true), write('c', false)]);
    expect(said).toEqual([
      ...['a starts', 'a is committed', 'sessions of a'],
      ...['b starts', 'c starts', 'c is committed', 'sessions of c'],
    ]);
    await database.close();
  });
});
