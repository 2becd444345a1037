import { type KeyValueStore, readJson, writeJson } from '../../platform/storage.ts';

/** Releases the person chose to ignore, by id, newest last. */
const storageKey = 'ignored_releases';
const limit = 10;

export function readIgnoredReleases(store: KeyValueStore): string[] {
  const value = readJson(store, storageKey);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-limit) : [];
}

export function ignoreRelease(store: KeyValueStore, id: string): void {
  const others = readIgnoredReleases(store).filter((other) => other !== id);
  writeJson(store, storageKey, [...others, id].slice(-limit));
}
