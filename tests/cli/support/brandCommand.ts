import { type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
export const launcher = `${root}/cli/bin.js`;

export type Ended = { code: number | null; stdout: string; stderr: string };

/** Runs the real command; nothing of the surrounding terminal or workflow shines through. */
export function brand(
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  return run(process.execPath, [launcher, ...args], options);
}

export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const { CI, GITHUB_ACTIONS, FORCE_COLOR, NO_COLOR, DEBUG, ...plain } = process.env;
  const settings: SpawnOptions = {
    cwd: options.cwd ?? root,
    env: { ...plain, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, settings);
    const ended: Ended = { code: null, stdout: '', stderr: '' };
    child.stdout?.on('data', (chunk) => {
      ended.stdout += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      ended.stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...ended, code }));
  });
}
