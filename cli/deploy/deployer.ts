import { execFile } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { promisify } from 'node:util';
import { printable } from '../report/text.ts';

const run = promisify(execFile);

/** Who runs this command: the person whom CI works for, else the user of this machine. */
export function deployer(env: NodeJS.ProcessEnv): string {
  return printable(env['GITHUB_ACTOR'] || env['GITLAB_USER_LOGIN'] || userAtHost());
}

export const userAtHost = (): string => `${userName()}@${hostname()}`;

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return 'somebody';
  }
}

/**
 * @param folder of the brands.
 * @returns the commit that is checked out there, with `-dirty` behind it where files that git follows
 * differ from it; null where nobody knows.
 */
export async function checkedOutCommit(
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<string | null> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, { cwd: folder, env })).stdout.trim();
  try {
    const commit = await git('rev-parse', '--verify', 'HEAD');
    // Only read: a lock of the index might stop somebody else's git.
    const changed = await git('--no-optional-locks', 'status', '--porcelain', '-uno');
    return changed === '' ? commit : `${commit}-dirty`;
  } catch {
    // CI may hand over the sources without git.
    const told = env['GITHUB_SHA'] ?? env['CI_COMMIT_SHA'] ?? '';
    return /^[0-9a-f]{40,64}$/.test(told) ? told : null;
  }
}
