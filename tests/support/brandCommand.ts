import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'cli/bin.js');

export type Run = { status: number | null; stdout: string; stderr: string };

type Options = { env?: Record<string, string>; cwd?: string };

/** Runs the real command to its end. */
export function runBrand(args: string[], options: Options = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: options.cwd ?? root,
    env: environment(options),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

/** Runs the real command and reads its `--json` answer. */
export function runBrandJson<Answer>(args: string[], options: Options = {}): Answer {
  const run = runBrand([...args, '--json'], options);
  if (run.stdout === '') throw new Error(`No answer (exit ${run.status}): ${run.stderr}`);
  return JSON.parse(run.stdout) as Answer;
}

/** Starts the real command and leaves it running. */
export function startBrand(args: string[], options: Options = {}): ChildProcess {
  return spawn(process.execPath, [bin, ...args], {
    cwd: options.cwd ?? root,
    env: environment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function environment({ env }: Options): NodeJS.ProcessEnv {
  return { ...process.env, CI: '1', NO_COLOR: '1', ...env };
}
