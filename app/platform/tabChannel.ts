import { type KeyValueStore, localStore } from './storage.ts';

/** Carries messages to the other tabs of this origin, never back to the sender. */
export interface TabChannel {
  send(message: unknown): void;
  /** @returns undoes it. */
  subscribe(listener: (message: unknown) => void): () => void;
  close(): void;
}

/** @returns the channel of this name; where the browser has none, one over `localStorage`. */
export function openTabChannel(name: string, store: KeyValueStore = localStore): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return storedChannel(name, store);
  const channel = new BroadcastChannel(name);
  return {
    send: (message) => channel.postMessage(message),
    subscribe(listener) {
      const onMessage = (event: MessageEvent) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    close: () => channel.close(),
  };
}

/** Each message is written and taken away again: the other pages are told of both. */
function storedChannel(name: string, store: KeyValueStore): TabChannel {
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
