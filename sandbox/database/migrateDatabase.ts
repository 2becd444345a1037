import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { SandboxError } from '../sandboxError.ts';

type Journal = { entries: { when: number }[] };

/** Runs the migrations the database has not seen. @throws SandboxError for a newer database */
export async function migrateDatabase(
  db: LibSQLDatabase,
  client: Client,
  root: string,
): Promise<void> {
  const folder = join(root, 'sandbox/migrations');
  const journal: Journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const newest = Math.max(...journal.entries.map((entry) => entry.when));
  const applied = await newestApplied(client);
  if (applied > newest) {
    throw new SandboxError(
      'databaseNewer',
      'The database was made by a newer version of this program.',
      'Use the newer version, name another folder, or start anew with --reset.',
    );
  }
  if (applied < newest) await migrate(db, { migrationsFolder: folder });
}

/** @returns when the last migration was written, in ms; 0 for a new database. */
async function newestApplied(client: Client): Promise<number> {
  const found = await client.execute(
    "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '__drizzle_migrations'",
  );
  if (found.rows.length === 0) return 0;
  const newest = await client.execute('SELECT max(created_at) AS at FROM __drizzle_migrations');
  return Number(newest.rows[0]?.['at'] ?? 0);
}
