import { randomBytes } from 'node:crypto';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @returns the folder of the files of one clip. @param clip name that `keepClip` answered */
export function clipFolder(dataDir: string, clip: string): string {
  return join(dataDir, 'clips', clip);
}

/**
 * Keeps the files of a clip under a new name. What is cut off leaves nothing under a name.
 * @param files where each file is now, or its bytes, by the name it gets
 */
export async function keepClip(
  dataDir: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const clip = randomBytes(18).toString('base64url');
  const part = clipFolder(dataDir, `.${clip}.part`);
  try {
    await mkdir(part, { recursive: true });
    for (const [name, from] of Object.entries(files)) {
      if (typeof from === 'string') await cp(from, join(part, name));
      else await writeFile(join(part, name), from);
    }
    await rename(part, clipFolder(dataDir, clip));
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  return clip;
}
