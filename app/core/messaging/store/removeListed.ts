import type { Database } from '../../../platform/database/database.ts';
import type { MessageRef } from '../messageRef.ts';
import { orderKeyOf } from '../storedMessage.ts';
import type { MessageRows } from './messageRows.ts';
import type { StoreChanges } from './messageStore.ts';
import { createMessageWriter, writerStores } from './messageWriter.ts';
import { addChanges, noChanges } from './storeChanges.ts';

/** Messages removed in one transaction. */
const batchSize = 250;

/** As `MessageStore.removeListed`. A gap before one of them is then before the one after it. */
export async function removeListed(
  database: Database<MessageRows>,
  refs: readonly MessageRef[],
): Promise<StoreChanges> {
  let changes = noChanges;
  for (let start = 0; start < refs.length; start += batchSize) {
    const batch = refs.slice(start, start + batchSize);
    const more = await database.transaction(writerStores, 'write', async (tx) => {
      const writer = createMessageWriter(tx);
      await writer.preload(batch);
      for (const ref of batch) {
        const known = await writer.read(ref);
        if (known?.state !== 'sent') continue;
        await writer.remove(known);
        if (!known.hasGapBefore) continue;
        const next = await writer.neighbour(known.conversationID, orderKeyOf(known), 'next');
        if (next) await writer.setGap(next, true);
      }
      return writer.finish();
    });
    changes = addChanges(changes, more);
  }
  return changes;
}
