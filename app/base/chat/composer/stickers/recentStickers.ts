import { localStore, readJson, writeJson } from '../../../../platform/storage.ts';
import { type StickerId, stickerIds } from '../../stickers/stickers.data.ts';

/** A row of the panel at most widths. */
const most = 4;

/** Where they lie: the stickers that were sent last on this device, the newest first. */
const key = 'recent_stickers';

/** @returns the stickers that were sent last on this device, the newest first */
export function recentStickers(): StickerId[] {
  const kept = readJson(localStore, key);
  if (!Array.isArray(kept)) return [];
  const known = kept.filter((one): one is StickerId => stickerIds.includes(one));
  return [...new Set(known)].slice(0, most);
}

export function keepRecentSticker(sent: StickerId): void {
  const others = recentStickers().filter((one) => one !== sent);
  writeJson(localStore, key, [sent, ...others].slice(0, most));
}
