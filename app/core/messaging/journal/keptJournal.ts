import type { Database, DatabaseLayout } from '../../../platform/database/database.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import type { Journal } from './createJournal.ts';
import { type JournalEntry, readEntry, writeEntry } from './journalEntry.ts';

/** A journal whose entries are on the disk as well, where a browser that is killed does not lose them. */
export interface KeptJournal extends Journal {
  /**
   * Writes an entry to the disk, unless it was removed. Begins before this returns.
   * @returns false where this device keeps nothing @throws DatabaseError
   */
  keep(entry: JournalEntry): Promise<boolean>;
  /** Resolves once they are off the disk as well, or cannot be got off it. */
  remove(clientMsgIDs: readonly string[]): Promise<void>;
  /** What is kept stays. */
  close(): void;
}

/** An entry as `writeEntry` makes it. */
export type JournalRows = { entries: { clientMsgID: string; key: string; value: string } };

export const journalLayout: DatabaseLayout<JournalRows> = {
  version: 1,
  stores: { entries: { keyPath: 'clientMsgID', indexes: {} } },
};

/**
 * A database of its own: what is written there waits for nothing but what was written there before, and a
 * browser that is killed may be writing into it and into another one.
 */
const openJournalDatabase = (userID: string): Promise<Database<JournalRows>> =>
  openDatabase(`journal-${userID}`, journalLayout);

export async function openKeptJournal(userID: string, journal: Journal): Promise<KeptJournal> {
  const database = await openJournalDatabase(userID);
  // What cannot be opened or read now stays for the next page.
  if (!database.isDurable) database.close();
  const rows = await database
    .transaction(['entries'], 'read', (tx) => tx.range('entries'))
    .catch(() => []);
  // What memory alone would forget is not to be found again on the disk.
  database.onMemory(() => void database.destroy());
  const left = rows.flatMap(({ key, value }) => readEntry(userID, key, value) ?? []);
  return keepJournal(userID, journal, database, left);
}

/** Deletes the account's entries from the disk. */
export async function forgetKeptJournal(userID: string): Promise<void> {
  await (await openJournalDatabase(userID)).destroy();
}

/**
 * Keeps on the disk as well what this page writes into a journal.
 * @param left what lies there as the page begins, also of browsers that were killed
 */
export function keepJournal(
  userID: string,
  journal: Journal,
  database: Database<JournalRows>,
  left: readonly JournalEntry[] = [],
): KeptJournal {
  /** What lies on the disk alone. */
  const onDisk = new Map(journal.restore(left).map((entry) => [entry.clientMsgID, entry]));
  const removed = new Set<string>();

  const keep = async (entry: JournalEntry): Promise<boolean> => {
    const { clientMsgID } = entry;
    await database.transaction(
      ['entries'],
      'write',
      // It may be asked for again later, after a connection that was lost.
      async (tx) => {
        if (removed.has(clientMsgID)) return;
        await tx.put('entries', { clientMsgID, ...writeEntry(userID, entry) });
      },
      { durability: 'strict', commit: 'early' },
    );
    return database.isDurable;
  };
  return {
    ...journal,
    entries: () =>
      [...onDisk.values(), ...journal.entries()].sort((one, other) => one.order - other.order),
    keep,
    note(clientMsgID, errCode) {
      journal.note(clientMsgID, errCode);
      const noted = journal.entries().find((entry) => entry.clientMsgID === clientMsgID);
      if (noted) keep(noted).catch(() => undefined);
    },
    async remove(clientMsgIDs) {
      journal.remove(clientMsgIDs);
      const lying = clientMsgIDs.filter((id) => !removed.has(id));
      for (const id of lying) {
        removed.add(id);
        onDisk.delete(id);
      }
      if (lying.length === 0) return;
      // One that stays is taken over once more, which adds nothing to what is known.
      await database
        .transaction(
          ['entries'],
          'write',
          (tx) => Promise.all(lying.map((id) => tx.delete('entries', id))),
          { commit: 'early' },
        )
        .catch(() => undefined);
    },
    close: () => database.close(),
  };
}
