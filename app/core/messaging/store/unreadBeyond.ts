import { compareOrder, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import type { MessageStore, PendingRead } from './messageStore.ts';

/**
 * What is left unread of a conversation beyond the place that was read up to; of all of it without one.
 * @returns null where messages are missing on the device beyond that place: unread ones may be among them.
 * @throws DatabaseError
 */
export async function unreadBeyond(
  store: Pick<MessageStore, 'gaps' | 'unread'>,
  userID: string,
  { conversationID, upTo }: Pick<PendingRead, 'conversationID' | 'upTo'>,
): Promise<StoredMessage[] | null> {
  const [newestGap] = upTo ? await store.gaps(conversationID, 1) : [];
  if (upTo && newestGap && compareOrder(orderKeyOf(newestGap), upTo) > 0) return null;
  return store.unread(conversationID, userID, { after: upTo });
}
