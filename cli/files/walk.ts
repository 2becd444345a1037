import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every regular file under a folder, as sorted paths relative to it with forward slashes.
 * Links are not followed. A missing folder has no files.
 */
export function listFiles(folder: string, skip: (path: string) => boolean = () => false): string[] {
  const found: string[] = [];
  const visit = (prefix: string): void => {
    for (const entry of entriesOf(join(folder, prefix))) {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name;
      if (skip(path)) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  visit('');
  return found.sort();
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
