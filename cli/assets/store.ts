import { createHash, randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** `mtime` in milliseconds: a file whose size and time are unchanged is taken to be unchanged. */
export type Stored = { key: string; sha256: string; bytes: number; mtime: number };

/** Drafts of builds that were killed are removed once they are this old, in milliseconds. */
const draftAge = 3_600_000;

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Content under `<dir>/<first digit>/<key>`, with its checksums in lists: one per set of files, and the
 * latest one of each brand. Files appear by renaming, so several builds may share the folder, and a
 * build may be killed or the folder deleted at any time.
 */
export class Store {
  #dir: string;
  #folders = new Set<string>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  fileOf(key: string): string {
    return join(this.#dir, key.slice(0, 1), key);
  }

  /** A whole set, when nothing in it was touched since the list was written; null otherwise. */
  readSet(setKey: string): Stored[] | null {
    const entries = this.#readList(join('sets', setKey));
    return entries?.every((entry) => this.#isUntouched(entry)) ? entries : null;
  }

  /** What is known of a brand's files, by key. */
  readLatest(brand: string): Map<string, Stored> {
    const entries = this.#readList(join('latest', brand)) ?? [];
    return new Map(entries.map((entry) => [entry.key, entry]));
  }

  /** Reads the file back. @returns the entry with its present time, or null when its bytes are not the ones listed. */
  confirm(entry: Stored): Stored | null {
    try {
      if (this.#isUntouched(entry)) return entry;
      const file = this.fileOf(entry.key);
      const { mtimeMs } = statSync(file);
      return sha256Of(readFileSync(file)) === entry.sha256 ? { ...entry, mtime: mtimeMs } : null;
    } catch {
      // Missing or unreadable both mean: make it again.
      return null;
    }
  }

  /** @throws file system errors, where somebody deleted it meanwhile. */
  read(key: string): Buffer {
    return readFileSync(this.fileOf(key));
  }

  put(key: string, bytes: Buffer): Stored {
    const file = this.fileOf(key);
    this.#write(file, bytes, (draft) => {
      if (!placeNew(draft, file) && !readFileSync(file).equals(bytes)) renameSync(draft, file);
    });
    const { mtimeMs } = statSync(file);
    return { key, sha256: sha256Of(bytes), bytes: bytes.length, mtime: mtimeMs };
  }

  writeLists(setKey: string, brand: string, entries: readonly Stored[]): void {
    const text = JSON.stringify(entries);
    this.#write(join(this.#dir, 'sets', setKey), text);
    this.#write(join(this.#dir, 'latest', brand), text);
    this.#sweep();
  }

  #isUntouched({ key, bytes, mtime }: Stored): boolean {
    const stats = statSync(this.fileOf(key), { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size === bytes && stats.mtimeMs === mtime;
  }

  #readList(name: string): Stored[] | null {
    try {
      const list: unknown = JSON.parse(readFileSync(join(this.#dir, name), 'utf8'));
      return Array.isArray(list) && list.every(isStored) ? list : null;
    } catch {
      // A list that is missing or damaged is written anew.
      return null;
    }
  }

  #write(
    path: string,
    bytes: Buffer | string,
    place = (draft: string): void => renameSync(draft, path),
  ): void {
    const draft = join(this.#dir, 'drafts', `${process.pid}-${randomBytes(6).toString('hex')}`);
    const attempt = () => {
      for (const folder of [dirname(draft), dirname(path)]) {
        if (this.#folders.has(folder)) continue;
        mkdirSync(folder, { recursive: true });
        this.#folders.add(folder);
      }
      writeFileSync(draft, bytes);
      place(draft);
      rmSync(draft, { force: true });
    };
    try {
      attempt();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Someone deleted the cache meanwhile: once more, from its root.
      this.#folders.clear();
      attempt();
    }
  }

  #sweep(): void {
    const drafts = join(this.#dir, 'drafts');
    const limit = Date.now() - draftAge;
    for (const name of readdirSync(drafts)) {
      const path = join(drafts, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats && stats.mtimeMs < limit) rmSync(path, { force: true });
    }
  }
}

/**
 * Another build may be linking the file that is there already into a site, which fails when it is
 * replaced in that moment.
 * @returns false where something is there
 */
function placeNew(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code === 'ENOENT') throw error;
    // A file system without links, where sites take copies.
    renameSync(draft, file);
    return true;
  }
}

function isStored(value: unknown): value is Stored {
  const entry = value as Partial<Stored> | null;
  return (
    typeof entry?.key === 'string' &&
    /^[0-9a-f]{64}$/.test(entry.key) &&
    typeof entry.sha256 === 'string' &&
    typeof entry.bytes === 'number' &&
    typeof entry.mtime === 'number'
  );
}
