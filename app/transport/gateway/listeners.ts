/** Listeners of one kind. What one throws never reaches the others, nor the caller that notifies them. */
export interface Listeners<Value> {
  /** @returns undoes it. The same function added twice is called twice. */
  add(listener: (value: Value) => void): () => void;
  notify(value: Value): void;
}

/** A value that comes while another is being notified follows it, so that all see the same order. */
export function createListeners<Value>(onError: (error: unknown) => void): Listeners<Value> {
  const entries = new Set<{ listener: (value: Value) => void }>();
  const queue: Value[] = [];
  let isNotifying = false;
  return {
    add(listener) {
      const entry = { listener };
      entries.add(entry);
      return () => {
        entries.delete(entry);
      };
    },
    notify(value) {
      queue.push(value);
      if (isNotifying) return;
      isNotifying = true;
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        for (const entry of [...entries]) {
          try {
            if (entries.has(entry)) entry.listener(next);
          } catch (error) {
            onError(error);
          }
        }
      }
      isNotifying = false;
    },
  };
}
