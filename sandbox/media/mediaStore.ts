import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extensions, type MediaType } from './mediaTypes.data.ts';

const unfinished = /^\.[0-9a-f]{16}\.part$/;

/** @returns the folder uploaded files are in. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

/**
 * Keeps a file under the SHA-256 of its bytes and its owner: the same file twice is one file, and a name
 * never stands for a half-written one.
 * @param ownerId of whoever sends it: what one person takes back is nobody else's. @default nobody
 * @returns the name
 */
export async function keepFile(
  dataDir: string,
  bytes: Uint8Array,
  mediaType: MediaType,
  ownerId = '',
): Promise<string> {
  const folder = mediaFolder(dataDir);
  const name = `${createHash('sha256').update(ownerId).update(bytes).digest('hex')}.${extensions[mediaType]}`;
  const target = join(folder, name);
  if (await exists(target)) return name;
  await mkdir(folder, { recursive: true });
  const part = join(folder, `.${randomBytes(8).toString('hex')}.part`);
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return name;
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

/** Removes what uploads left that a killed sandbox did not finish. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const folder = mediaFolder(dataDir);
  const names = await readdir(folder).catch(() => [] as string[]);
  const parts = names.filter((name) => unfinished.test(name));
  await Promise.all(parts.map((name) => rm(join(folder, name), { force: true })));
}
