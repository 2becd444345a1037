import { openDatabase } from '../../../platform/database/openDatabase.ts';
import { recordingStores } from './dropRecording.ts';
import { keepUnsent } from './keepUnsent.ts';
import { messageLayout } from './messageRows.ts';

/**
 * Deletes what this device keeps of an account but for what waits to be sent, drafts and recordings; everything,
 * where nothing was written. Other pages of the account are to be closed.
 * @param isWanted as in `keepUnsent`. @throws DatabaseError
 */
export async function forgetAllButUnsent(userID: string, isWanted: () => boolean): Promise<void> {
  const database = await openDatabase(`messages-${userID}`, messageLayout);
  const unsent = ['outbox', 'drafts', ...recordingStores] as const;
  const written = await database.transaction(unsent, 'read', async (tx) =>
    Promise.all(unsent.map((name) => tx.count(name))),
  );
  if (written.every((count) => count === 0)) {
    if (isWanted()) await database.destroy();
    return;
  }
  await keepUnsent(database, isWanted);
  database.close();
}
