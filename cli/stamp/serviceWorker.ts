import { scriptJson } from './markup.ts';

export type PrecacheEntry = { url: string; revision: string | null };

/**
 * The compiled worker with this site's list in front of it.
 * Hashed URLs carry no revision; the others carry the hash of their stamped bytes.
 */
export function stampWorker(
  worker: string,
  site: { release: string; prefix: string; precache: PrecacheEntry[] },
): string {
  return `self.__BRAND_SW=${scriptJson(site)};\n${worker}`;
}
