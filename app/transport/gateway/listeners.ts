/** Listeners of one kind. What one throws never reaches the others, nor who tells. */
export interface Listeners<Value> {
  /** @returns undoes it. The same function added twice is called twice. */
  add(listener: (value: Value) => void): () => void;
  tell(value: Value): void;
}

/** Values told while others are being told follow them, so that everybody hears the same order. */
export function createListeners<Value>(onError: (error: unknown) => void): Listeners<Value> {
  const entries = new Set<{ listener: (value: Value) => void }>();
  const queue: Value[] = [];
  let isTelling = false;
  return {
    add(listener) {
      const entry = { listener };
      entries.add(entry);
      return () => {
        entries.delete(entry);
      };
    },
    tell(value) {
      queue.push(value);
      if (isTelling) return;
      isTelling = true;
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        for (const entry of [...entries]) {
          try {
            if (entries.has(entry)) entry.listener(next);
          } catch (error) {
            onError(error);
          }
        }
      }
      isTelling = false;
    },
  };
}
