import type { Key, Transaction } from '../../../platform/database/database.ts';
import { gonePlaces, isGoneBy, type PageEvidence } from '../messageModel/gonePlaces.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { type MessageRows, placeOf } from './messageRows.ts';
import type { MessageWriter } from './messageWriter.ts';

/** Rows read at once, and messages removed in one transaction. */
const goneBatch = 500;

/** Removes what the page lacks, up to `goneBatch` messages: the rest goes with the page merged again. */
export async function removeGone(
  tx: Transaction<MessageRows>,
  writer: MessageWriter,
  conversationID: string,
  page: PageEvidence,
  isPlaced: (message: StoredMessage) => boolean,
): Promise<void> {
  const isMissing = isGoneBy(page);
  let removed = 0;
  for (const { above, upTo } of gonePlaces(page)) {
    let lower: Key = above ? placeOf(conversationID, above) : [conversationID];
    for (let isMore = true; isMore && removed < goneBatch; ) {
      const rows = await tx.range('messages', {
        index: 'byOrder',
        range: { lower, lowerOpen: true, upper: placeOf(conversationID, upTo) },
        limit: goneBatch,
      });
      for (const { message } of rows) {
        const known = await writer.read(message);
        if (!known || !isPlaced(known) || !isMissing(known) || removed >= goneBatch) continue;
        await writer.remove(known);
        removed += 1;
      }
      lower = rows.at(-1)?.order ?? lower;
      isMore = rows.length === goneBatch;
    }
  }
}
