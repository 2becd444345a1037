import * as v from 'valibot';
import type { Database, DatabaseLayout } from '../../../platform/database/database.ts';
import { startingWith } from '../../../platform/database/keys.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import {
  type IntentOwner,
  type IntentPlace,
  type IntentRecord,
  intentRecord,
} from './intentRecord.ts';

/** A record before and after a change. */
export type IntentChange = { before: IntentRecord | null; after: IntentRecord | null };

/** What this device keeps of unanswered orders, for all pages of the site. */
export interface IntentStore {
  /** Those of one person in one brand. Rejects where nothing can be read. */
  all(owner: IntentOwner): Promise<IntentRecord[]>;
  /**
   * Reads and changes one in a single step; a record that stays the same is not written. It is on the
   * disk when this resolves. Rejects where that cannot be, and then nothing is changed.
   * @param change pure; may be run twice
   */
  change(
    place: IntentPlace,
    change: (record: IntentRecord | null) => IntentRecord | null,
  ): Promise<IntentChange>;
}

type Row = { place: readonly [string, number, string]; record: IntentRecord };
export type IntentRows = { intents: Row };

export const intentLayout: DatabaseLayout<IntentRows> = {
  version: 1,
  stores: { intents: { keyPath: 'place', indexes: {} } },
};

/** What is kept only in memory is as good as lost. */
class UnstorableError extends Error {
  override readonly name = 'UnstorableError';
}

/** @param open opens the database; called again where it has lost its place on the disk */
export function createIntentStore(
  open: () => Promise<Database<IntentRows>> = () => openDatabase('money-intents', intentLayout),
): IntentStore {
  let opened: Promise<Database<IntentRows>> | null = null;

  const onDisk = async <Result>(
    work: (database: Database<IntentRows>) => Promise<Result>,
  ): Promise<Result> => {
    const opening = opened ?? open();
    opened = opening;
    const database = await opening;
    const result = await work(database);
    if (database.isDurable) return result;
    // There may be room again by the next time.
    if (opened === opening) opened = null;
    database.close();
    throw new UnstorableError('This device stores nothing.');
  };

  return {
    all: ({ userId, packageId }) =>
      onDisk((database) =>
        database.transaction(['intents'], 'read', async (tx) => {
          const rows = await tx.range('intents', { range: startingWith(userId, packageId) });
          return rows.map(readRow).filter((record) => record !== null);
        }),
      ),
    change({ userId, packageId, call }, change) {
      const place = [userId, packageId, call] as const;
      return onDisk((database) =>
        database.transaction(
          ['intents'],
          'write',
          async (tx) => {
            const before = readRow(await tx.get('intents', place));
            const after = change(before);
            if (after === null) await tx.delete('intents', place);
            else if (after !== before) await tx.put('intents', { place, record: after });
            return { before, after };
          },
          { durability: 'strict' },
        ),
      );
    },
  };
}

/** @returns null for what another version of the app may have left */
function readRow(row: Row | undefined): IntentRecord | null {
  const parsed = v.safeParse(intentRecord, row?.record);
  return parsed.success ? parsed.output : null;
}
