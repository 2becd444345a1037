import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';

/** More than the platform says before the oldest is long out of date. */
const limit = 30;

/** @returns ids of announcements that were read on this device, the newest last */
export function readAnnounced(store: KeyValueStore): string[] {
  const kept = readJson(store, storageKeys.announced);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(-limit) : [];
}

/** Notes that one was read. @returns all of them */
export function noteAnnounced(store: KeyValueStore, id: string): string[] {
  const others = readAnnounced(store).filter((other) => other !== id);
  const ids = [...others, id].slice(-limit);
  writeJson(store, storageKeys.announced, ids);
  return ids;
}
