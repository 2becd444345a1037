import { constants, copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const made = new Set<string>();

/**
 * Gives a shared, read-only file a second name; copies it where the file system cannot link.
 * Both must be complete files that nobody writes to again.
 */
export function linkFile(source: string, target: string): void {
  const folder = dirname(target);
  if (!made.has(folder)) {
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  }
  try {
    linkSync(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK' && code !== 'ENOTSUP')
      throw error;
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}
