import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { promisify } from 'node:util';
import { BrandError, systemCode } from '../../errors.ts';

const run = promisify(execFile);

/**
 * Files that differ from the commit where this branch left `ref`, committed or not; renamed files
 * count under both names.
 * @param folder any folder of the repository.
 * @returns absolute paths.
 * @throws BrandError (4) where git, the repository or the commit is missing.
 */
export async function changedFiles(folder: string, ref: string): Promise<string[]> {
  const top = realpathSync((await git(folder, ['rev-parse', '--show-toplevel'])).trim());
  const base = await commonAncestor(top, ref);
  const diff = await git(top, ['diff', '--name-only', '--no-renames', '-z', base, '--']);
  const fresh = await git(top, ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set(`${diff}${fresh}`.split('\0'))]
    .filter((path) => path !== '')
    .sort()
    .map((path) => `${top}/${path}`);
}

async function commonAncestor(top: string, ref: string): Promise<string> {
  try {
    const commit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
    const since = (await git(top, commit)).trim();
    return (await git(top, ['merge-base', since, 'HEAD'])).trim();
  } catch (cause) {
    if (cause instanceof BrandError) throw cause;
    throw new BrandError({
      code: 'ref-missing',
      message: `This repository has no commit ${JSON.stringify(ref)} that leads to the current one.`,
      fix: 'Fetch the whole history: "fetch-depth: 0" of actions/checkout, or `git fetch --unshallow`.',
      exitCode: 4,
      cause,
    });
  }
}

async function git(folder: string, args: string[]): Promise<string> {
  try {
    // Neither a pager nor paths in quotes, whatever the person has configured.
    const options = { cwd: folder, maxBuffer: 256 * 1024 * 1024 };
    return (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
  } catch (cause) {
    const missing = systemCode(cause) === 'ENOENT';
    if (!missing && args[1] !== '--show-toplevel') throw cause;
    throw new BrandError({
      code: 'git-missing',
      message: missing ? 'git could not be run.' : `${folder} is not inside a git repository.`,
      fix: 'Install git and run the command in a clone, or leave out --since.',
      exitCode: 4,
      cause,
    });
  }
}
