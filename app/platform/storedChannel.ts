import { type KeyValueStore, localStore } from './storage.ts';
import type { TabChannel } from './tabChannel.ts';

/**
 * For browsers without channels, over `localStorage`: each message is written and taken away again, and
 * the other pages are told of both.
 */
export function openStoredChannel(name: string, store: KeyValueStore = localStore): TabChannel {
  const key = `channel_${name}`;
  const unsubscribes = new Set<() => void>();
  let sent = 0;
  return {
    send(message) {
      sent += 1;
      // Of a value that stays the same nobody is told.
      store.write(key, JSON.stringify({ sent, message }));
      store.remove(key);
    },
    subscribe(listener) {
      const unsubscribe = store.subscribe(key, (value) => {
        const message = readStored(value);
        if (message !== undefined) listener(message);
      });
      unsubscribes.add(unsubscribe);
      return () => {
        unsubscribes.delete(unsubscribe);
        unsubscribe();
      };
    },
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      unsubscribes.clear();
    },
  };
}

function readStored(value: string | null): unknown {
  if (value === null) return undefined;
  try {
    return (JSON.parse(value) as { message?: unknown } | null)?.message;
  } catch {
    // Written by something else.
    return undefined;
  }
}
