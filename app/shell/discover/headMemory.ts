import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';

/** What can stand at the head of the discover page, from top to bottom. */
const headParts = ['announcement', 'carousel', 'picks'] as const;
export type HeadPart = (typeof headParts)[number];

/**
 * @returns what stood at the head when it was last shown, for which a place is kept until it has come:
 * nothing that follows moves. The first time that is everything.
 */
export function readHead(store: KeyValueStore): ReadonlySet<HeadPart> {
  const kept = readJson(store, storageKeys.discoverHead);
  if (!Array.isArray(kept)) return new Set(headParts);
  return new Set(headParts.filter((part) => kept.includes(part)));
}

/** Notes whether a part stands at the head. */
export function rememberPart(store: KeyValueStore, part: HeadPart, isThere: boolean): void {
  const known = readHead(store);
  if (known.has(part) === isThere) return;
  const parts = headParts.filter((one) => (one === part ? isThere : known.has(one)));
  writeJson(store, storageKeys.discoverHead, parts);
}
