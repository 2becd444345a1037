import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Context } from '../../context.ts';
import { formatTime } from '../build/describe.ts';
import type { TestLine, TestSite } from './testResult.ts';

export type RunOptions = {
  chromium: string;
  jobs: number;
  grep: string | undefined;
  /** An empty folder for what the run leaves. */
  folder: string;
};

/** Milliseconds an interrupted runner has to end its browsers. */
const patience = 10_000;

/**
 * Runs the suite of `tests/e2e` against sites that are served.
 * @returns what its reporter said, and the code it ended with.
 * @throws the reason of the interrupt.
 */
export async function runTests(
  sites: readonly TestSite[],
  { chromium, jobs, grep, folder }: RunOptions,
  { root, brandsDir, env, signal, report }: Context,
): Promise<{ lines: TestLine[]; code: number }> {
  const plan = join(folder, 'plan.json');
  writeFileSync(plan, JSON.stringify({ brandsDir, jobs, shared: false, sites }));
  const args = [
    join(root, 'node_modules/playwright/cli.js'),
    'test',
    ...['--config', 'tests/e2e/playwright.config.ts'],
    '--reporter=tests/e2e/support/lineReporter.ts',
    ...['--output', join(folder, 'output')],
    '--project=journeys',
    ...(grep === undefined ? [] : [`--grep=${grep}`]),
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, BRAND_TEST_PLAN: plan, CHROMIUM_PATH: chromium },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches it once, by us, and its browsers go with it.
    detached: true,
  });
  const signalGroup = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // It has ended by itself.
    }
  };
  const endNow = () => signalGroup('SIGKILL');
  let timer: NodeJS.Timeout | undefined;
  const interrupt = () => {
    if (child.pid !== undefined) child.kill('SIGINT');
    timer = setTimeout(endNow, patience);
  };
  process.once('exit', endNow);
  signal.addEventListener('abort', interrupt, { once: true });
  if (signal.aborted) interrupt();
  const lines: TestLine[] = [];
  let words = '';
  child.stderr.on('data', (text) => {
    words += text;
  });
  const progress = watchLines(child.stdout, lines, { report, signal });
  try {
    const code = await new Promise<number>((done, fail) => {
      child.on('error', fail);
      child.on('close', (ended) => done(ended ?? 1));
    });
    signal.throwIfAborted();
    // Where the suite could not even begin, only the runner's own words say why.
    if (!lines.some(({ kind }) => kind === 'begin')) report.warn(words.trim());
    return { lines, code };
  } finally {
    clearTimeout(timer);
    progress.done();
    process.off('exit', endNow);
    signal.removeEventListener('abort', interrupt);
    signalGroup('SIGKILL');
  }
}

/** Keeps what the reporter says, and shows how far the run has come. */
function watchLines(
  stream: NodeJS.ReadableStream,
  lines: TestLine[],
  { report, signal }: Pick<Context, 'report' | 'signal'>,
): { done: () => void } {
  let progress: ReturnType<typeof report.progress> | undefined;
  createInterface({ input: stream }).on('line', (text) => {
    const line = parse(text);
    if (!line) return;
    lines.push(line);
    if (line.kind === 'begin') progress = report.progress(line.count, 'journeys');
    // A journey that an interrupt cuts off has not failed.
    if (line.kind !== 'test' || line.status === 'left out' || signal.aborted) return;
    const mark = line.status === 'passed' ? 'ok  ' : 'FAIL';
    progress?.step(`${mark}  ${line.title} (${formatTime(line.ms)})`);
  });
  return { done: () => progress?.done() };
}

/** @returns null for words beside the reporter's, such as a test's own output. */
function parse(text: string): TestLine | null {
  try {
    const value = JSON.parse(text) as TestLine | null;
    return typeof value === 'object' && value !== null && 'kind' in value ? value : null;
  } catch {
    return null;
  }
}
