import { type MessageRef, messageKeyOf, refOf } from '../messageRef.ts';
import type { MessageStore, StoreChanges } from '../store/messageStore.ts';

/** @returns what has become of messages, by the store: what they are now, and which are gone */
export async function versionsOf(
  store: Pick<MessageStore, 'messages'>,
  refs: readonly MessageRef[],
): Promise<Pick<StoreChanges, 'messages' | 'removed'>> {
  const messages = await store.messages(refs);
  const found = new Set(messages.map(messageKeyOf));
  return { messages, removed: refs.filter((ref) => !found.has(messageKeyOf(ref))).map(refOf) };
}
