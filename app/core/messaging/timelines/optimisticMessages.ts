import { type MessageRef, messageKeyOf } from '../messageRef.ts';
import type { StoreChanges } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** Own messages that are shown before the store has them. */
export interface OptimisticMessages {
  add(message: StoredMessage): void;
  has(message: MessageRef): boolean;
  /** The store's versions take their place. */
  replaceBy(changes: Pick<StoreChanges, 'messages' | 'removed'>): void;
  /** @returns those that a page of the store does not have */
  missingIn(page: readonly StoredMessage[]): StoredMessage[];
}

export function createOptimisticMessages(): OptimisticMessages {
  const shown = new Map<string, StoredMessage>();
  return {
    add: (message) => void shown.set(messageKeyOf(message), message),
    has: (message) => shown.has(messageKeyOf(message)),
    replaceBy({ messages, removed }) {
      for (const one of [...messages, ...removed]) shown.delete(messageKeyOf(one));
    },
    missingIn(page) {
      const known = new Set(page.map(messageKeyOf));
      return [...shown].flatMap(([key, message]) => (known.has(key) ? [] : message));
    },
  };
}
