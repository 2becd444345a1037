import type { ReleaseFile } from '../../app/brand/releaseFile.ts';
import { scriptJson } from './markup.ts';

/**
 * The compiled worker with this site's list in front of it.
 * Hashed URLs carry no revision; the others carry the hash of their stamped bytes.
 */
export function stampWorker(
  worker: string,
  site: { release: string; prefix: string; precache: ReleaseFile[] },
): string {
  return `self.__BRAND_SW=${scriptJson(site)};\n${worker}`;
}
