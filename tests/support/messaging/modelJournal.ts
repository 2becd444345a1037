import type { Journal } from '../../../app/core/messaging/journal/createJournal.ts';
import { type JournalEntry, readEntry } from '../../../app/core/messaging/journal/journalEntry.ts';
import {
  type JournalRows,
  journalLayout,
  type KeptJournal,
  keepJournal,
} from '../../../app/core/messaging/journal/keptJournal.ts';
import type { Database, Transaction } from '../../../app/platform/database/database.ts';
import { createMemoryDatabase } from '../../../app/platform/database/memoryDatabase.ts';
import { never, type PageLife } from '../pageLife.ts';

/** The journal of a page whose device keeps what it writes, until that is thrown away with the test. */
export function keepForTest(userID: string, journal: Journal): KeptJournal {
  const database: Database<JournalRows> = createMemoryDatabase(journalLayout);
  return keepJournal(userID, journal, { ...database, isDurable: true });
}

/** What a device has of an account's journal on its disk. Outlives its pages, and the browser. */
export type ModelJournalDisk = Map<string, JournalRows['entries']>;

export const entriesOn = (disk: ModelJournalDisk, userID: string): JournalEntry[] =>
  [...disk.values()].flatMap(({ key, value }) => readEntry(userID, key, value) ?? []);

/** @returns the journal as one page has it: what the page was writing when it died is not written */
export function openModelJournal(
  userID: string,
  journal: Journal,
  disk: ModelJournalDisk,
  life: PageLife,
): KeptJournal {
  const tx = {
    put: async (_store: string, row: JournalRows['entries']) => void disk.set(row.clientMsgID, row),
    delete: async (_store: string, id: string) => void disk.delete(id),
  } as unknown as Transaction<JournalRows>;
  const database = {
    isDurable: true,
    async transaction(_stores, _mode, work) {
      await Promise.resolve();
      if (!life.step()) return never;
      const result = await work(tx);
      await (life.isDead() ? never : life.awake());
      return result;
    },
    close: () => undefined,
  } as Database<JournalRows>;
  return keepJournal(userID, journal, database, entriesOn(disk, userID));
}
