import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of every file under a folder, by path; equal records mean equal folders, byte for byte. */
export function folderHashes(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const full = join(folder, path);
    if (!statSync(full).isFile()) continue;
    found[path] = createHash('sha256').update(readFileSync(full)).digest('hex');
  }
  return found;
}
