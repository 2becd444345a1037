import type { Database, Transaction } from '../../../platform/database/database.ts';
import { afterAll } from '../../../platform/database/keys.ts';
import type { MessageRows } from './messageRows.ts';

/** Rows deleted in one transaction. */
const batchSize = 500;
/** Newest messages left of each conversation, more and more sparing. */
const keptPasses = [200, 40, 1] as const;

/**
 * Deletes the oldest messages of the conversations that were quiet the longest until at most
 * `maximum` messages remain. Unsent ones stay. @returns how many were deleted
 */
export async function pruneMessages(
  database: Database<MessageRows>,
  maximum: number,
): Promise<number> {
  const total = await database.transaction(['messages'], 'read', (tx) => tx.count('messages'));
  let surplus = total - maximum;
  if (surplus <= 0) return 0;
  const latest = await database.transaction(['latest'], 'read', (tx) => tx.range('latest'));
  const coldestFirst = latest
    .sort((left, right) => left.message.sendTime - right.message.sendTime)
    .map(({ conversationID }) => conversationID);

  for (const kept of keptPasses) {
    for (const conversationID of coldestFirst) {
      let deleted = batchSize;
      while (surplus > 0 && deleted === batchSize) {
        const most = Math.min(batchSize, surplus);
        deleted = await database.transaction(['messages', 'starts'], 'write', (tx) =>
          deleteOldest(tx, conversationID, kept, most),
        );
        surplus -= deleted;
      }
    }
  }
  return total - maximum - Math.max(surplus, 0);
}

/** Deletes up to `most` of the oldest confirmed messages and leaves a gap in their place. */
async function deleteOldest(
  tx: Transaction<MessageRows>,
  conversationID: string,
  kept: number,
  most: number,
): Promise<number> {
  const range = { lower: [conversationID], upper: [conversationID, afterAll] };
  const count = await tx.count('messages', { index: 'byOrder', range });
  const limit = Math.min(most, count - kept);
  if (limit <= 0) return 0;
  const rows = await tx.range('messages', { index: 'byOrder', range, limit: limit + 1 });
  const doomed = rows.slice(0, limit).filter(({ message }) => message.state === 'sent');
  if (doomed.length === 0) return 0;
  await Promise.all(doomed.map(({ id }) => tx.delete('messages', id)));
  const next = rows[doomed.length];
  await tx.delete('starts', conversationID);
  if (next && next.message.state === 'sent') {
    await tx.put('messages', {
      ...next,
      gap: next.order,
      message: { ...next.message, hasGapBefore: true },
    });
  }
  return doomed.length;
}
