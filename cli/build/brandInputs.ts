import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../files/hash.ts';
import { listFiles } from '../files/walk.ts';

/** A brand folder larger than this is looked at by the check, not by the cache. */
const limits = { files: 60, bytes: 40 * 1024 * 1024 };

/** @returns a hash of every file in a brand's folder, or null when the folder is not an ordinary one. */
export function brandInputs(folder: string): string | null {
  try {
    const files = listFiles(folder);
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    if (files.length === 0 || files.length > limits.files || bytes > limits.bytes) return null;
    return sha256(...files.flatMap((file) => [file, readFileSync(join(folder, file))]));
  } catch {
    // Unreadable: the check says what is wrong.
    return null;
  }
}
