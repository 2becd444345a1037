import { type KeyValueStore, readJson, writeJson } from '../../platform/storage.ts';

type Options = {
  /** Milliseconds since 1970. */
  now: number;
  /** Lifetime; without one the value stays until it is removed. */
  seconds?: number;
};

/** Stores a value that JSON can hold, for a time or for good (specification, section 3). */
export function writeExpiring(
  store: KeyValueStore,
  key: string,
  value: unknown,
  { now, seconds }: Options,
): void {
  const expiresAt = seconds === undefined ? null : now + seconds * 1000;
  writeJson(store, key, { value, expiresAt });
}

/** @returns the value, or null where there is none, it is damaged, or its time is over. */
export function readExpiring(store: KeyValueStore, key: string, now: number): unknown {
  const held = readJson(store, key);
  if (typeof held !== 'object' || held === null || !('value' in held)) return null;
  const expiresAt = 'expiresAt' in held ? held.expiresAt : null;
  if (typeof expiresAt === 'number' && now >= expiresAt) {
    store.remove(key);
    return null;
  }
  return held.value;
}
