import { localStore, readJson, storageKeys, writeJson } from '../../../../platform/storage.ts';

/** Two rows. */
const most = 16;
/** UTF-16 units of the longest there is, and more. */
const longest = 40;

/** @returns the emoji used last on this device, the newest first */
export function recentEmoji(): string[] {
  const kept = readJson(localStore, storageKeys.recentEmoji);
  if (!Array.isArray(kept)) return [];
  const emoji = kept.filter(
    (one) => typeof one === 'string' && one !== '' && one.length <= longest,
  );
  return [...new Set<string>(emoji)].slice(0, most);
}

export function keepRecentEmoji(used: string): void {
  const others = recentEmoji().filter((one) => one !== used);
  writeJson(localStore, storageKeys.recentEmoji, [used, ...others].slice(0, most));
}
