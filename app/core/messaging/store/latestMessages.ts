import type { Transaction } from '../../../platform/database/database.ts';
import { isSame } from '../messageModel/isSame.ts';
import { orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { type MessageRows, placeOf } from './messageRows.ts';

/** @returns whether the newest message to be shown of a conversation is another one or changed */
export async function refreshLatest(
  tx: Transaction<MessageRows>,
  conversationID: string,
): Promise<boolean> {
  const [known, latest] = await Promise.all([
    tx.get('latest', conversationID),
    findLatest(tx, conversationID),
  ]);
  if (isSame(known?.message, latest)) return false;
  if (latest) await tx.put('latest', { conversationID, message: latest });
  else await tx.delete('latest', conversationID);
  return true;
}

async function findLatest(
  tx: Transaction<MessageRows>,
  conversationID: string,
): Promise<StoredMessage | null> {
  let upper = placeOf(conversationID, [Number.POSITIVE_INFINITY, 0, '', '']);
  for (let limit = 1; ; limit = 50) {
    const rows = await tx.range('messages', {
      index: 'byOrder',
      range: { lower: [conversationID], upper, upperOpen: true },
      direction: 'prev',
      limit,
    });
    const shown = rows.find(({ message }) => !message.isDeleted);
    if (shown) return shown.message;
    const oldest = rows.at(-1);
    if (!oldest || rows.length < limit) return null;
    upper = placeOf(conversationID, orderKeyOf(oldest.message));
  }
}
