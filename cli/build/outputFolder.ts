import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { BrandError, systemCode } from '../errors.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { recoverFolder } from '../files/replaceFolder.ts';
import { isForeignFolder } from '../stamp/release.ts';

/**
 * Makes the output folder ready: creates it and clears what killed builds left.
 * @throws BrandError when it would overwrite sources or cannot be written.
 */
export function openOutputFolder(root: string, brandsDir: string, out: string): void {
  const clash = overlapping([...sourceFolders(root), brandsDir], out);
  if (clash) {
    throw new BrandError({
      code: 'out-unsafe',
      message: `${out} cannot be the output folder, because it overlaps ${clash}.`,
      fix: 'Choose a folder of its own with --out, for example --out dist.',
      exitCode: 2,
    });
  }
  try {
    makeFolder(out);
    recoverFolder(out);
  } catch (error) {
    throw unwritable(out, error);
  }
}

/** Folders of the repository that nothing is ever written into. */
export function sourceFolders(root: string): string[] {
  return ['app', 'cli', 'tests', 'scripts', 'node_modules', '.git'].map((name) => join(root, name));
}

/** @returns the first of the folders that lies in the other one, or holds it. */
export function overlapping(folders: readonly string[], other: string): string | undefined {
  return folders.find((folder) => isInside(folder, other) || isInside(other, folder));
}

/** Refuses to replace a folder that holds something else than a site made by this command. */
export function guardSite(target: string): void {
  if (!isForeignFolder(target) || isEmptyFolder(target)) return;
  throw new BrandError({
    code: 'out-foreign',
    message: `${target} exists and is not a site made by this command, so it was left alone.`,
    fix: 'Move it away, choose another --out, or replace it with --force.',
    exitCode: 2,
  });
}

/** Refuses to replace a folder that holds something else than the images of a brand: a site too. */
export function guardImages(target: string): void {
  const ours =
    existsSync(join(target, 'manifest.webmanifest')) && !existsSync(join(target, 'index.html'));
  if (ours || !existsSync(target) || isEmptyFolder(target)) return;
  throw new BrandError({
    code: 'out-foreign',
    message: `${target} exists and holds more than images made by this command, so it was left alone.`,
    fix: 'Move it away, or choose another --out.',
    exitCode: 2,
  });
}

function isEmptyFolder(path: string): boolean {
  return statSync(path).isDirectory() && readdirSync(path).length === 0;
}

/** Turns a failed write into what the person can do about it; other errors pass unchanged. */
export function writeFailure(folder: string, error: unknown): unknown {
  const code = systemCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') {
    return new BrandError({
      code: 'disk-full',
      message: `There is no room left on the disk of ${folder}. Sites built before are unchanged.`,
      fix: 'Free some space, or choose another disk with --out.',
      exitCode: 4,
      cause: error,
    });
  }
  return ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG'].includes(code)
    ? unwritable(folder, error)
    : error;
}

function unwritable(folder: string, error: unknown): BrandError {
  const code = systemCode(error);
  const inTheWay = code === 'EEXIST' || code === 'ENOTDIR';
  return new BrandError({
    code: 'out-unwritable',
    message: `${folder} cannot be written${inTheWay ? ', because a file stands in its place or on the way to it' : ` (${code || 'unknown reason'})`}.`,
    fix: inTheWay
      ? 'Move the file, or choose another folder.'
      : 'Check its permissions, or choose another folder.',
    exitCode: 4,
    cause: error,
  });
}

function isInside(folder: string, parent: string): boolean {
  const path = relative(realPath(parent), realPath(folder));
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/** Through every link there is on the way; what does not exist yet keeps its name. */
function realPath(path: string): string {
  const full = resolve(path);
  try {
    return realpathSync(full);
  } catch {
    const parent = dirname(full);
    return parent === full ? full : resolve(realPath(parent), relative(parent, full));
  }
}
