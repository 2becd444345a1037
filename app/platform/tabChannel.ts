/** Carries messages to the other tabs of this origin, never back to the sender. */
export interface TabChannel {
  send(message: unknown): void;
  /** @returns undoes it. */
  subscribe(listener: (message: unknown) => void): () => void;
  close(): void;
}

export function openTabChannel(name: string): TabChannel {
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
