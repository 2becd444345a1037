import type { KeyValueStore } from '../../app/platform/storage.ts';

/** A store like the browser's, in memory, with what is given in it. */
export function memoryStore(initial: Record<string, string> = {}): KeyValueStore & {
  /** Everything held. */
  all: () => Record<string, string>;
} {
  const held = new Map(Object.entries(initial));
  return {
    read: (key) => held.get(key) ?? null,
    write: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
    subscribe: () => () => undefined,
    all: () => Object.fromEntries(held),
  };
}
