import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
export const launcher = `${root}/cli/bin.js`;

export type Ended = { code: number | null; stdout: string; stderr: string };

type Options = { cwd?: string; env?: NodeJS.ProcessEnv };

/** Runs the real command to its end. */
export function brand(args: readonly string[], options: Options = {}): Promise<Ended> {
  return run(process.execPath, [launcher, ...args], options);
}

/** Runs the real command and reads its `--json` answer. */
export async function brandJson<Answer>(
  args: readonly string[],
  options: Options = {},
): Promise<Answer> {
  const { code, stdout, stderr } = await brand([...args, '--json'], options);
  if (stdout === '') throw new Error(`No answer (exit ${code}): ${stderr}`);
  return JSON.parse(stdout) as Answer;
}

/** Starts the real command and leaves it running. */
export function startBrand(args: readonly string[], options: Options = {}): ChildProcess {
  return spawn(process.execPath, [launcher, ...args], settingsOf(options));
}

export function run(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, settingsOf(options));
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

/** Nothing of the surrounding terminal or workflow shines through. */
function settingsOf({ cwd = root, env }: Options): SpawnOptions {
  const { CI, GITHUB_ACTIONS, FORCE_COLOR, NO_COLOR, DEBUG, ...plain } = process.env;
  return { cwd, env: { ...plain, ...env }, stdio: ['ignore', 'pipe', 'pipe'] };
}
