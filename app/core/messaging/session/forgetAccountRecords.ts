import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../../platform/storage.ts';

/** What parts of the app keep on the device for each account: JSON by user id. */
const keys = [
  storageKeys.places,
  storageKeys.groupAliases,
  storageKeys.readAnnouncements,
  storageKeys.watching,
] as const;

/** Takes away what such parts keep of an account; others keep theirs. */
export function forgetAccountRecords(storage: KeyValueStore, userId: string): void {
  for (const key of keys) {
    const known = readJson(storage, key);
    if (typeof known !== 'object' || known === null || !Object.hasOwn(known, userId)) continue;
    const others = Object.entries(known).filter(([id]) => id !== userId);
    if (others.length === 0) storage.remove(key);
    else writeJson(storage, key, Object.fromEntries(others));
  }
}
