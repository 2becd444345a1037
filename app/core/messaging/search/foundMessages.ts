import { messageKeyOf } from '../messageRef.ts';
import { compareOrder, orderKeyOf, type StoredMessage } from '../storedMessage.ts';

/** What was found in one conversation. */
export type FoundConversation = {
  conversationID: string;
  /** Newest first; never empty. */
  messages: readonly StoredMessage[];
  /** How many there are at least. */
  count: number;
};

/** Joins what the device and the gateway find. */
export interface FoundMessages {
  add(messages: readonly StoredMessage[]): void;
  /** The gateway has so many of a conversation. */
  count(conversationID: string, count: number): void;
  /** The conversation with the newest message first. */
  groups(): readonly FoundConversation[];
}

export function createFoundMessages(): FoundMessages {
  const found = new Map<string, Map<string, StoredMessage>>();
  const counts = new Map<string, number>();
  return {
    add(messages) {
      for (const message of messages) {
        const { conversationID } = message;
        const known = found.get(conversationID) ?? new Map<string, StoredMessage>();
        found.set(conversationID, known.set(messageKeyOf(message), message));
      }
    },
    count: (conversationID, count) => void counts.set(conversationID, count),
    groups: () =>
      [...found]
        .map(([conversationID, known]) => ({
          conversationID,
          messages: [...known.values()].sort((left, right) =>
            compareOrder(orderKeyOf(right), orderKeyOf(left)),
          ),
          count: Math.max(known.size, counts.get(conversationID) ?? 0),
        }))
        .sort((left, right) => timeOf(right) - timeOf(left)),
  };
}

/** Milliseconds, of the newest message. */
function timeOf({ messages }: FoundConversation): number {
  return messages[0]?.sendTime ?? 0;
}
