import type { Database, DatabaseLayout } from '../../../platform/database/database.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import type { Journal } from './createJournal.ts';
import type { JournalEntry } from './journalEntry.ts';

/** A journal whose entries are on the disk as well, where a browser that is killed does not lose them. */
export interface KeptJournal extends Journal {
  /**
   * Writes an entry to the disk. Begins before this returns.
   * @returns false where this device keeps nothing @throws DatabaseError
   */
  keep(entry: JournalEntry): Promise<boolean>;
  /** Resolves once they are off the disk as well, or cannot be got off it. */
  remove(clientMsgIDs: readonly string[]): Promise<void>;
  /** What is kept stays. */
  close(): void;
}

export type JournalRows = { entries: JournalEntry };

export const journalLayout: DatabaseLayout<JournalRows> = {
  version: 1,
  stores: { entries: { keyPath: 'clientMsgID', indexes: {} } },
};

/** A database of its own: what is written there waits for nothing but what was written there before. */
const openJournalDatabase = (userID: string): Promise<Database<JournalRows>> =>
  openDatabase(`journal-${userID}`, journalLayout);

const readAll = (database: Database<JournalRows>): Promise<JournalEntry[]> =>
  database.transaction(['entries'], 'read', (tx) => tx.range('entries'));

export async function openKeptJournal(userID: string, journal: Journal): Promise<KeptJournal> {
  const database = await openJournalDatabase(userID);
  // Where they cannot be read now, they stay for the next page.
  const left = await readAll(database).catch(() => []);
  return keepJournal(journal, database, left);
}

/** Deletes the account's entries from the disk. @param isAsked false: only where there are none */
export async function forgetKeptJournal(userID: string, isAsked: boolean): Promise<void> {
  const database = await openJournalDatabase(userID);
  if (isAsked || (await readAll(database)).length === 0) await database.destroy();
  else database.close();
}

/** @param left what lies on the disk as the page begins, also of browsers that were killed */
export function keepJournal(
  journal: Journal,
  database: Database<JournalRows>,
  left: readonly JournalEntry[] = [],
): KeptJournal {
  const foreign = new Map(left.map((entry) => [entry.clientMsgID, entry]));
  for (const { order } of left) journal.startAfter(order);
  const write = (work: Parameters<typeof database.transaction<unknown>>[2]) =>
    database.transaction(['entries'], 'write', work, { durability: 'strict', commit: 'early' });
  return {
    ...journal,
    entries() {
      const written = journal.entries();
      if (foreign.size === 0) return written;
      const all = new Map([...foreign, ...written.map((one) => [one.clientMsgID, one] as const)]);
      return [...all.values()].sort((one, other) => one.order - other.order);
    },
    async keep(entry) {
      await write((tx) => tx.put('entries', entry));
      return database.isDurable;
    },
    async remove(clientMsgIDs) {
      journal.remove(clientMsgIDs);
      for (const id of clientMsgIDs) foreign.delete(id);
      if (clientMsgIDs.length === 0) return;
      // One that stays is taken over once more, which adds nothing to what is known.
      await write((tx) => Promise.all(clientMsgIDs.map((id) => tx.delete('entries', id)))).catch(
        () => undefined,
      );
    },
    close: () => database.close(),
  };
}
