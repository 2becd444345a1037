import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';
import { SandboxError } from '../sandboxError.ts';

/**
 * Keeps other processes out of a data folder by a transaction left open on a file of its own: the
 * system ends it with the process, however that ends, so no lock outlives its holder.
 * @throws SandboxError `dataFolderBusy` where another process holds it.
 */
export async function holdFolder(folder: string): Promise<{ close(): Promise<void> }> {
  const client = createClient({ url: pathToFileURL(join(folder, 'lock.db')).href, timeout: 0 });
  try {
    const held = await client.transaction('write');
    return {
      async close() {
        await held.rollback();
        client.close();
      },
    };
  } catch (error) {
    client.close();
    if (!/SQLITE_BUSY|database is locked/i.test(String(error))) throw error;
    throw new SandboxError(
      'dataFolderBusy',
      `Another sandbox is using the data in ${folder}.`,
      'Stop it first, or name another folder with --data.',
      error,
    );
  }
}
