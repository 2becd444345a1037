import { localStore } from '../../../platform/storage.ts';
import { forgetHeard } from '../heard/heardClips.ts';
import { forgetKeptJournal, openKeptJournal } from '../journal/keptJournal.ts';
import { takeOverJournal } from '../journal/takeOverJournal.ts';
import { forgetAllButUnsent } from '../store/forgetAllButUnsent.ts';
import { openMessageStore } from '../store/openMessageStore.ts';
import { forgetAccountRecords } from './forgetAccountRecords.ts';
import type { LeftAccounts } from './leftAccounts.ts';
import { openJournal } from './openJournal.ts';

/** What lies in the journal joins what waits to be sent, while it is known what was sent before. @throws DatabaseError */
async function emptyJournal(userID: string): Promise<void> {
  const [store, journal] = await Promise.all([
    openMessageStore(userID),
    openKeptJournal(userID, openJournal(userID)),
  ]);
  try {
    await takeOverJournal({ journal, store, userID });
    if (store.isDurable) await forgetKeptJournal(userID);
  } finally {
    store.close();
    journal.close();
  }
}

/** Deletes what this device keeps of an account's messages, and what else it keeps for that account. */
export async function forgetMessages(userId: string): Promise<void> {
  openJournal(userId).clear();
  await forgetKeptJournal(userId);
  forgetHeard(localStore, userId);
  forgetAccountRecords(localStore, userId);
  const store = await openMessageStore(userId);
  await store.destroy();
}

/**
 * Deletes what is to leave this device of an account that is noted as left; does nothing to others.
 * After a session that ended by itself, unsent messages and drafts stay for when the person is back.
 * @throws DatabaseError, in which case it stays noted
 */
export async function forgetLeft(userId: string, left: LeftAccounts): Promise<void> {
  const how = left.all().get(userId);
  if (!how) return;
  if (how === 'left') await forgetMessages(userId);
  else {
    await emptyJournal(userId);
    await forgetAllButUnsent(userId, () => left.all().has(userId));
  }
  left.settle(userId);
}
