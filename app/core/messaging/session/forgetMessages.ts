import { localStore } from '../../../platform/storage.ts';
import { forgetHeard } from '../heard/heardClips.ts';
import { forgetKeptJournal } from '../journal/keptJournal.ts';
import { forgetAllButUnsent } from '../store/forgetAllButUnsent.ts';
import { openMessageStore } from '../store/openMessageStore.ts';
import { forgetAccountRecords } from './forgetAccountRecords.ts';
import type { LeftAccounts } from './leftAccounts.ts';
import { openJournal } from './openJournal.ts';

/** Deletes what this device keeps of an account's messages, and what else it keeps for that account. */
export async function forgetMessages(userId: string): Promise<void> {
  openJournal(userId).clear();
  await forgetKeptJournal(userId, true);
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
    await forgetAllButUnsent(userId, () => left.all().has(userId));
    await forgetKeptJournal(userId, false);
  }
  left.settle(userId);
}
