import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { MessageRows } from './messageRows.ts';
import type { MessageStore, RequestRecord } from './messageStore.ts';

/** Requests remembered: far more than a person can make while one waits for its answer. */
const longestLog = 100;

type Log = Pick<MessageStore, 'beginRequest' | 'settleRequest' | 'withdrawRequest'>;
type Rows = Transaction<MessageRows>;

/**
 * Which calls that must not be repeated were begun, by whichever tab, and what became of them. The next
 * leader finds them here, however the one before ended.
 */
export function requestLog(database: Database<MessageRows>): Log {
  const change = <Result>(work: (tx: Rows) => Promise<Result>): Promise<Result> =>
    database.transaction(['meta'], 'write', work);
  return {
    beginRequest: (id, attempt) =>
      change(async (tx) => {
        const log = await read(tx);
        const known = log.find((record) => record.id === id);
        if (known) return known;
        const begun: RequestRecord = { id, attempt, outcome: null };
        await write(tx, [...log, begun].slice(-longestLog));
        return begun;
      }),
    settleRequest: (id, attempt, outcome) =>
      change(async (tx) => {
        const log = await read(tx);
        await write(
          tx,
          log.map((record) =>
            record.id === id && record.attempt === attempt ? { ...record, outcome } : record,
          ),
        );
      }),
    withdrawRequest: (id, attempt) =>
      change(async (tx) => {
        const log = await read(tx);
        await write(
          tx,
          log.filter((record) => record.id !== id || record.attempt !== attempt),
        );
      }),
  };
}

async function read(tx: Rows): Promise<readonly RequestRecord[]> {
  const row = await tx.get('meta', 'requests');
  // Only `write` writes under this name.
  return (row?.value as readonly RequestRecord[] | undefined) ?? [];
}

function write(tx: Rows, log: readonly RequestRecord[]): Promise<void> {
  return tx.put('meta', { name: 'requests', value: log });
}
