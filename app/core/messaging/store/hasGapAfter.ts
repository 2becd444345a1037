import { compareOrder, type OrderKey, orderKeyOf } from '../storedMessage.ts';
import type { MessageStore } from './messageStore.ts';

/** Whether messages are missing on the device beyond a place: unread ones may be among them. @throws DatabaseError */
export async function hasGapAfter(
  store: Pick<MessageStore, 'gaps'>,
  conversationID: string,
  upTo: OrderKey,
): Promise<boolean> {
  const [newest] = await store.gaps(conversationID, 1);
  return newest !== undefined && compareOrder(orderKeyOf(newest), upTo) > 0;
}
