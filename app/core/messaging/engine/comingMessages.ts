import { type MessageRef, messageKeyOf } from '../messageRef.ts';
import type { StoreChanges } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** Messages that are shown and that the store does not have yet. */
export interface ComingMessages {
  add(message: StoredMessage): void;
  has(message: MessageRef): boolean;
  /** The store has told of them. */
  settle(changes: Pick<StoreChanges, 'messages' | 'removed'>): void;
  /** @returns those that a page of the store does not have */
  missingIn(page: readonly StoredMessage[]): StoredMessage[];
}

export function createComingMessages(): ComingMessages {
  const coming = new Map<string, StoredMessage>();
  return {
    add: (message) => void coming.set(messageKeyOf(message), message),
    has: (message) => coming.has(messageKeyOf(message)),
    settle({ messages, removed }) {
      for (const one of [...messages, ...removed]) coming.delete(messageKeyOf(one));
    },
    missingIn(page) {
      const known = new Set(page.map(messageKeyOf));
      return [...coming].flatMap(([key, message]) => (known.has(key) ? [] : message));
    },
  };
}
