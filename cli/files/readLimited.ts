import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads a file that may be anything.
 * @returns at most one byte more than the limit, or null where it is no regular file
 */
export function readLimited(path: string, limit: number): Buffer | null {
  // Without O_NONBLOCK, opening a named pipe would wait for a writer for ever.
  const handle = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(handle);
    if (!stats.isFile()) return null;
    const bytes = Buffer.alloc(Math.min(stats.size, limit + 1));
    let filled = 0;
    while (filled < bytes.length) {
      const count = readSync(handle, bytes, filled, bytes.length - filled, filled);
      if (count === 0) break;
      filled += count;
    }
    return bytes.subarray(0, filled);
  } finally {
    closeSync(handle);
  }
}
