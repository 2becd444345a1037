import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export type Stored = { file: string; sha256: string; bytes: number; mtime: number };

/** Drafts of builds that were killed are removed once they are this old, in milliseconds. */
const draftAge = 3_600_000;

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Content under `<dir>/<2 hex>/<key>` with its checksum beside it. Files appear by renaming, so two
 * builds may share it, and a build may be killed or the folder deleted at any time.
 */
export type Store = {
  find(key: string): Stored | null;
  put(key: string, bytes: Buffer): Stored;
  /** One file that lists a whole set; null when missing, damaged or out of date. */
  readList(key: string): Stored[] | null;
  writeList(key: string, entries: readonly Stored[]): void;
};

export function openStore(dir: string): Store {
  const drafts = join(dir, 'drafts');
  const pathOf = (key: string) => join(dir, key.slice(0, 2), key);
  const made = new Set<string>();

  const folder = (path: string) => {
    if (made.has(path)) return;
    mkdirSync(path, { recursive: true });
    made.add(path);
  };
  const write = (path: string, bytes: Buffer | string) => {
    folder(drafts);
    folder(dirname(path));
    const draft = join(drafts, `${process.pid}-${randomBytes(6).toString('hex')}`);
    try {
      writeFileSync(draft, bytes);
      renameSync(draft, path);
    } catch (error) {
      // Someone deleted the cache between the two calls: once more, from its root.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      made.clear();
      folder(drafts);
      folder(dirname(path));
      writeFileSync(draft, bytes);
      renameSync(draft, path);
    }
  };

  return {
    find(key) {
      const file = pathOf(key);
      try {
        const [sha256 = '', size = ''] = readFileSync(`${file}.sum`, 'latin1').split(' ');
        const bytes = readFileSync(file);
        if (bytes.length !== Number(size) || sha256Of(bytes) !== sha256) return null;
        return { file, sha256, bytes: bytes.length, mtime: statSync(file).mtimeMs };
      } catch {
        // Missing or unreadable both mean: make it again.
        return null;
      }
    },
    put(key, bytes) {
      const file = pathOf(key);
      const sha256 = sha256Of(bytes);
      write(file, bytes);
      write(`${file}.sum`, `${sha256} ${bytes.length}`);
      return { file, sha256, bytes: bytes.length, mtime: statSync(file).mtimeMs };
    },
    readList(key) {
      try {
        const entries = JSON.parse(readFileSync(pathOf(key), 'utf8')) as Stored[];
        const whole = entries.every((entry) => {
          const stats = statSync(entry.file, { throwIfNoEntry: false });
          return stats?.isFile() && stats.size === entry.bytes && stats.mtimeMs === entry.mtime;
        });
        return whole ? entries : null;
      } catch {
        // As above: a list that cannot be used is written anew.
        return null;
      }
    },
    writeList(key, entries) {
      write(pathOf(key), JSON.stringify(entries));
      sweep(drafts);
    },
  };
}

function sweep(drafts: string): void {
  const limit = Date.now() - draftAge;
  for (const name of readdirSync(drafts)) {
    const path = join(drafts, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < limit) rmSync(path, { force: true });
  }
}
