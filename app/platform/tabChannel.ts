/** Carries messages to the other tabs of this origin, never back to the sender. */
export interface TabChannel {
  send(message: unknown): void;
  /** @returns undoes it. */
  subscribe(listener: (message: unknown) => void): () => void;
  close(): void;
}

/** @returns a channel of this name, or null where the browser has none. */
export function openTabChannel(name: string): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
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
