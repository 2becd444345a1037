import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';
import { SandboxError } from '../sandboxError.ts';
import { type CommitFact, collectChanges } from './commitFacts.ts';
import type { Database } from './database.ts';
import { inTurn } from './inTurn.ts';
import { migrateDatabase } from './migrateDatabase.ts';

export const databaseFileName = 'sandbox.db';

export type DatabaseOptions = {
  /** Folder of the repository. */
  root: string;
  /** An existing folder. */
  dataDir: string;
  /** A libSQL server (`libsql:`, `https:`, `ws:` …) or a `file:` URL. @default a file in `dataDir` */
  databaseUrl?: string;
};

/**
 * Opens the database and brings it up to date.
 * @throws SandboxError when it cannot be opened, or was made by a newer version.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const file = join(options.dataDir, databaseFileName);
  const url = options.databaseUrl ?? pathToFileURL(file).href;
  try {
    // For its owner alone; SQLite makes the files beside it alike.
    if (!options.databaseUrl) closeSync(openSync(file, 'a', 0o600));
    return await openAt(url, options.root);
  } catch (error) {
    if (error instanceof SandboxError) throw error;
    const place = options.databaseUrl ? 'at DATABASE_URL' : `in ${options.dataDir}`;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SandboxError(
      'databaseOpen',
      `The database ${place} cannot be opened: ${reason}`,
      options.databaseUrl
        ? 'Check the address and that the server runs.'
        : 'Check that the folder is writable and on a local disk, or name another folder.',
      error,
    );
  }
}

async function openAt(url: string, root: string): Promise<Database> {
  const isFile = url.startsWith('file:');
  const client = isFile ? await openFile(url) : await openServer(url);
  const read = drizzle({ client });
  const turns = inTurn();
  const listeners: ((fact: CommitFact) => void)[] = [];
  try {
    await migrateDatabase(read, client, root);
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    read,
    // Two transactions at once would block each other: the file driver works synchronously.
    write: (effect, committed) =>
      turns.run(async () => {
        let facts: readonly CommitFact[] = [];
        const result = await read.transaction((tx) => {
          facts = collectChanges(tx);
          return effect(tx);
        });
        committed?.();
        for (const fact of facts) for (const listener of listeners) listener(fact);
        return result;
      }),
    onCommit: (listener) => {
      listeners.push(listener);
    },
    close: async () => {
      await turns.close();
      client.close();
    },
  };
}

async function openFile(url: string): Promise<Client> {
  const { createClient } = await import('@libsql/client/sqlite3');
  // One connection for the open transaction, one for everything that reads beside it.
  const client = createClient({ url, concurrency: 2, timeout: 5_000 });
  try {
    await client.execute('PRAGMA journal_mode = WAL');
    await setUpConnections(client);
  } catch (error) {
    client.close();
    throw error;
  }
  return client;
}

/** Settings of SQLite belong to a connection, so each of the two is told: one is held meanwhile. */
async function setUpConnections(client: Client): Promise<void> {
  const settings = 'PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL;';
  const held = await client.transaction('deferred');
  await client.executeMultiple(settings);
  await held.rollback();
  await client.executeMultiple(settings);
}

async function openServer(url: string): Promise<Client> {
  const { createClient } = await import('@libsql/client');
  const authToken = process.env['DATABASE_AUTH_TOKEN'];
  return createClient({ url, ...(authToken ? { authToken } : {}) });
}
