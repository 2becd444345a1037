import type { Database } from '../../../platform/database/database.ts';
import { hasExpired } from '../messageModel/messageExpiry.ts';
import { withoutContent } from '../messageModel/withoutContent.ts';
import type { MessageRows } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';
import { createMessageWriter, writerStores } from './messageWriter.ts';
import { addChanges, noChanges } from './storeChanges.ts';

/** Messages looked at in one transaction. */
const batchSize = 200;

/** Removes disappearing messages by the device's own clock, also those that expired while it was closed. */
export function expireMessages(
  database: Database<MessageRows>,
): Pick<MessageStore, 'removeExpired' | 'nextExpiry'> {
  const expireSome = (now: number) =>
    database.transaction(writerStores, 'write', async (tx) => {
      const writer = createMessageWriter(tx);
      const first = await tx.range('messages', { index: 'byBurn', limit: batchSize });
      const last = await tx.range('messages', {
        ...{ index: 'byBurn', direction: 'prev' as const, limit: batchSize },
      });
      for (const { message } of [...first, ...last]) {
        const known = await writer.read(message);
        if (!known || !hasExpired(known, now)) continue;
        await writer.put(withoutContent({ ...known, isDeleted: true }));
      }
      return writer.finish();
    });
  return {
    async removeExpired(now) {
      let changes = noChanges;
      for (;;) {
        const more = await expireSome(now);
        if (more.messages.length === 0) return changes;
        changes = addChanges(changes, more);
      }
    },
    nextExpiry: () =>
      database.transaction(['messages'], 'read', async (tx) => {
        const [next] = await tx.range('messages', { index: 'byBurn', limit: 1 });
        return next?.burnAt ?? null;
      }),
  };
}
