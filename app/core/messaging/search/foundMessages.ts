import { type MessageRef, messageKeyOf } from '../messageRef.ts';
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
  /** Takes out what turns out to be gone. */
  remove(messages: readonly MessageRef[]): void;
  /** The gateway has so many of a conversation. */
  count(conversationID: string, count: number): void;
  /** The conversation with the newest message first. */
  groups(): readonly FoundConversation[];
}

export function createFoundMessages(): FoundMessages {
  const found = new Map<string, Map<string, StoredMessage>>();
  const counts = new Map<string, number>();
  /** By conversation, newest first; sorted when it is needed. */
  const sorted = new Map<string, readonly StoredMessage[]>();
  const newestFirst = (
    conversationID: string,
    known: ReadonlyMap<string, StoredMessage>,
  ): readonly StoredMessage[] => {
    const messages =
      sorted.get(conversationID) ??
      [...known.values()].sort((left, right) => compareOrder(orderKeyOf(right), orderKeyOf(left)));
    sorted.set(conversationID, messages);
    return messages;
  };
  return {
    add(messages) {
      for (const message of messages) {
        const { conversationID } = message;
        const known = found.get(conversationID) ?? new Map<string, StoredMessage>();
        found.set(conversationID, known.set(messageKeyOf(message), message));
        sorted.delete(conversationID);
      }
    },
    remove(messages) {
      for (const message of messages) {
        const { conversationID } = message;
        const known = found.get(conversationID);
        if (!known?.delete(messageKeyOf(message))) continue;
        sorted.delete(conversationID);
        if (known.size === 0) found.delete(conversationID);
      }
    },
    count: (conversationID, count) => void counts.set(conversationID, count),
    groups: () =>
      [...found]
        .map(([conversationID, known]) => ({
          conversationID,
          messages: newestFirst(conversationID, known),
          count: Math.max(known.size, counts.get(conversationID) ?? 0),
        }))
        .sort((left, right) => timeOf(right) - timeOf(left)),
  };
}

/** @returns what is left of each conversation without these messages, by `messageKeyOf` */
export function withoutMessages(
  groups: readonly FoundConversation[],
  keys: ReadonlySet<string>,
): readonly FoundConversation[] {
  return groups.flatMap((group) => {
    const messages = group.messages.filter((message) => !keys.has(messageKeyOf(message)));
    const count = group.count - (group.messages.length - messages.length);
    return messages.length === 0 ? [] : [{ ...group, messages, count }];
  });
}

/** Milliseconds, of the newest message. */
function timeOf({ messages }: FoundConversation): number {
  return messages[0]?.sendTime ?? 0;
}
