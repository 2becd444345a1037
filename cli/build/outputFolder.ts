import { existsSync, mkdirSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { BrandError, systemCode } from '../errors.ts';
import { recoverFolder } from '../files/replaceFolder.ts';
import { isForeignFolder } from '../stamp/release.ts';

/**
 * Makes the output folder ready: creates it and clears what killed builds left.
 * @throws BrandError when it would overwrite sources or cannot be written.
 */
export function openOutputFolder(root: string, brandsDir: string, out: string): void {
  const protectedFolders = ['app', 'cli', 'tests', 'scripts', 'node_modules', '.git'].map((name) =>
    join(root, name),
  );
  const clash = [...protectedFolders, brandsDir].find(
    (folder) => isInside(folder, out) || isInside(out, folder),
  );
  if (clash) {
    throw new BrandError({
      code: 'out-unsafe',
      message: `${out} cannot be the output folder, because it overlaps ${clash}.`,
      fix: 'Choose a folder of its own with --out, for example --out dist.',
      exitCode: 2,
    });
  }
  try {
    if (existsSync(out) && !statSync(out).isDirectory())
      throw Object.assign(new Error(), { code: 'ENOTDIR' });
    mkdirSync(out, { recursive: true });
    recoverFolder(out);
  } catch (error) {
    throw unwritable(out, error);
  }
}

/** Refuses to replace a folder that holds something else than a site made by this command. */
export function guardTarget(target: string): void {
  if (!isForeignFolder(target)) return;
  throw new BrandError({
    code: 'out-foreign',
    message: `${target} exists and is not a site made by this command, so it was left alone.`,
    fix: 'Move it away, choose another --out, or replace it with --force.',
    exitCode: 2,
  });
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
  return ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)
    ? unwritable(folder, error)
    : error;
}

function unwritable(folder: string, error: unknown): BrandError {
  return new BrandError({
    code: 'out-unwritable',
    message: `${folder} cannot be written (${systemCode(error) || 'unknown reason'}).`,
    fix: 'Check its permissions, or choose another folder with --out.',
    exitCode: 4,
    cause: error,
  });
}

function isInside(folder: string, parent: string): boolean {
  const path = relative(resolve(parent), resolve(folder));
  return path === '' || (!path.startsWith('..') && !isAbsolute(path));
}
