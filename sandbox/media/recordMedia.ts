import type { Queries } from '../database/database.ts';
import { media } from '../database/schema.ts';
import type { MediaType } from './mediaTypes.data.ts';

export type KeptFile = {
  name: string;
  mediaType: MediaType;
  bytes: number;
  width: number;
  height: number;
};

/** Notes that a kept file is in use. @returns the address it is served at. */
export async function recordMedia(tx: Queries, file: KeptFile, createdAt: number): Promise<string> {
  await tx
    .insert(media)
    .values({ ...file, createdAt })
    .onConflictDoUpdate({ target: media.name, set: { createdAt, removedAt: null } });
  return `/media/${file.name}`;
}
