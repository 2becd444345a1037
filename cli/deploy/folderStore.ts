import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { BrandError, systemCode } from '../errors.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { folderFailure } from './folderFailure.ts';
import { type ReadObject, type Store, StoreConflict, type WriteOptions } from './store.ts';

/** Unfinished files lie here and are renamed into place, so that nothing half-written is ever served. */
const unfinished = '.releases/.unfinished';
/** A guard is held for the time of one small write; an older one was left by a killed run. */
const guardLimitMs = 10_000;
const guardRounds = 200;

/**
 * A folder as a store, local or mounted.
 * @throws BrandError (4) where the folder does not exist: a share that is not mounted must not be
 * mistaken for an empty one.
 */
export function openFolderStore(path: string, clock: () => number = Date.now): Store {
  const root = resolve(path);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new BrandError({
      code: 'target-missing',
      message: `There is no folder ${root}.`,
      fix: `Mount it, or make it: mkdir -p ${root}`,
      exitCode: 4,
    });
  }
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw folderFailure(root, error);
    }
  };
  return {
    name: root,
    list: (prefix) => guarded(async () => listUnder(root, prefix)),
    read: (key) => guarded(() => readObject(pathOf(root, key), clock())),
    write: (key, body, options = {}) => guarded(() => writeObject(root, key, body, options)),
    remove: (keys) =>
      guarded(async () => {
        for (const key of keys) await rm(pathOf(root, key), { force: true });
      }),
    now: async () => new Date(clock()),
    close: () => undefined,
  };
}

/** Keys may come from what is stored there: none leads out of the folder. */
function pathOf(root: string, key: string): string {
  const path = join(root, key);
  if (path.startsWith(root === sep ? sep : root + sep)) return path;
  throw new BrandError({
    code: 'target-damaged',
    message: `${JSON.stringify(key)} leads out of ${root}.`,
    fix: 'Somebody changed the records under .releases: put them back from a copy.',
    exitCode: 4,
  });
}

const etagOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

async function readObject(path: string, now: number): Promise<ReadObject | null> {
  try {
    const body = await readFile(path);
    const { mtimeMs } = await stat(path);
    return { body, etag: etagOf(body), ageMs: Math.max(0, now - mtimeMs) };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

const isAbsent = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(systemCode(error));

function listUnder(root: string, prefix: string): Map<string, number> {
  const found = new Map<string, number>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const mayHold = key.startsWith(prefix) || prefix.startsWith(`${key}/`);
      if (!mayHold || key === unfinished) continue;
      const stats = statSync(join(root, key), { throwIfNoEntry: false });
      if (stats?.isDirectory()) visit(key);
      else if (stats?.isFile() && key.startsWith(prefix)) found.set(key, stats.size);
    }
  };
  const start = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
  if (statSync(join(root, start), { throwIfNoEntry: false })?.isDirectory()) visit(start);
  return found;
}

async function writeObject(
  root: string,
  key: string,
  body: Uint8Array,
  { condition, signal }: WriteOptions,
): Promise<string> {
  const target = pathOf(root, key);
  const temporary = join(root, unfinished, `${process.pid}-${randomBytes(6).toString('hex')}`);
  signal?.throwIfAborted();
  makeFolder(dirname(temporary));
  makeFolder(dirname(target));
  try {
    await writeFile(temporary, body);
    if (condition === undefined) await rename(temporary, target);
    else if (condition === 'absent') await linkNew(temporary, target, key);
    else await replaceGuarded(temporary, target, key, condition.etag);
  } finally {
    await rm(temporary, { force: true });
  }
  return etagOf(body);
}

/** A link is made only where nothing is there, in one step. */
async function linkNew(temporary: string, target: string, key: string): Promise<void> {
  try {
    await link(temporary, target);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST') throw new StoreConflict(key);
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    await writeNew(temporary, target, key);
  }
}

/** For shares without links. */
async function writeNew(temporary: string, target: string, key: string): Promise<void> {
  try {
    await writeFile(target, await readFile(temporary), { flag: 'wx' });
  } catch (error) {
    throw systemCode(error) === 'EEXIST' ? new StoreConflict(key) : error;
  }
}

/** Compares and renames while no other run can: a folder made beside the file stands for the right to. */
async function replaceGuarded(
  temporary: string,
  target: string,
  key: string,
  etag: string,
): Promise<void> {
  const guard = `${target}.guard`;
  await takeGuard(guard, key);
  try {
    const there = await readObject(target, 0);
    if (there?.etag !== etag) throw new StoreConflict(key);
    await rename(temporary, target);
  } finally {
    await rm(guard, { recursive: true, force: true });
  }
}

async function takeGuard(guard: string, key: string): Promise<void> {
  for (let round = 1; ; round += 1) {
    try {
      await mkdir(guard);
      return;
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
      if (round === guardRounds) throw new StoreConflict(key);
      const stats = statSync(guard, { throwIfNoEntry: false });
      const left = stats && Date.now() - stats.mtimeMs > guardLimitMs;
      if (left) await rm(guard, { recursive: true, force: true });
      else await new Promise((next) => setTimeout(next, 5));
    }
  }
}
