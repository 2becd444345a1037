import { type Context, makeContext, setContext } from './context.ts';
import { type EarlyFlags, earlyFlags } from './earlyFlags.ts';
import { BrandError, interrupted, systemCode } from './errors.ts';
import { describeFailure, tellFailure } from './failure.ts';
import type { GlobalOptions } from './options/global.option.ts';
import { createProgram } from './program.ts';
import { createReport, type Report } from './report.ts';

type Place = {
  /** The repository, absolute. */
  root: string;
  /** Absolute; may be emptied at any time. */
  cacheDir: string;
  /** Changes with the command's own sources. */
  signature: string;
};

/**
 * Runs the `brand` command and sets the exit code of the process.
 * @param argv arguments after the command's own name
 */
export async function run(argv: string[], place: Place): Promise<void> {
  const { stdout, stderr, env } = process;
  const flags = earlyFlags(argv, env);
  const report = createReport({ stdout, stderr, env, ...flags });
  const pipes = watchPipes();
  const interruption = watchSignals(report);
  const exitCode = await attempt(argv, place, flags, report, interruption);
  const settle = () => {
    process.exitCode = interruption.exitCode() ?? (pipes.closed ? 0 : exitCode);
  };
  settle();
  // The last write may learn only now that its reader has gone.
  pipes.onClosed = settle;
}

async function attempt(
  argv: string[],
  place: Place,
  flags: EarlyFlags,
  report: Report,
  { signal, interrupt }: Interruption,
): Promise<number> {
  let context: Context | undefined;
  try {
    const program = createProgram(report);
    const facts = { ...place, cwd: workingFolder(), env: process.env, signal, interrupt, report };
    const interactive = isInteractive(report);
    program.hook('preAction', (root) => {
      context = makeContext({ ...facts, interactive }, root.opts<GlobalOptions>().brands);
      setContext(root, context);
    });
    await program.parseAsync(argv, { from: 'user' });
    return context?.outcome.exitCode ?? 0;
  } catch (error) {
    if (signal.aborted) {
      report.result({ ok: false, error: interrupted });
      return 1;
    }
    const failure = describeFailure(error);
    const stack = flags.debug && error instanceof Error ? error.stack : undefined;
    tellFailure(failure, report, stack);
    return failure.exitCode;
  }
}

function workingFolder(): string {
  try {
    return process.cwd();
  } catch (cause) {
    throw new BrandError({
      code: 'working-folder-gone',
      message: 'The working folder no longer exists.',
      fix: 'Change to another folder and run the command again.',
      exitCode: 4,
      cause,
    });
  }
}

function isInteractive(report: Report): boolean {
  const { stdin, stderr, env } = process;
  return stdin.isTTY === true && stderr.isTTY === true && !env['CI'] && !report.json;
}

type Pipes = { closed: boolean; onClosed: (() => void) | null };

/** `brand list | head` closes our stdout early; that is no failure and needs no words. */
function watchPipes(): Pipes {
  const pipes: Pipes = { closed: false, onClosed: null };
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (systemCode(error) !== 'EPIPE') throw error;
      pipes.closed = true;
      pipes.onClosed?.();
    });
  }
  return pipes;
}

type Interruption = {
  signal: AbortSignal;
  interrupt: () => void;
  /** What the process ends with where it was interrupted. */
  exitCode: () => number | undefined;
};

/** The first signal asks the action to clean up and return; the second ends the process. */
function watchSignals(report: Report): Interruption {
  const controller = new AbortController();
  const codes = { SIGINT: 130, SIGTERM: 143 } as const;
  let exitCode: number | undefined;
  const interrupt = (name: keyof typeof codes) => {
    exitCode = codes[name];
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (exitCode !== undefined) process.exit(codes[name]);
      report.warn('Interrupted: cleaning up. Press Ctrl-C again to stop at once.');
      interrupt(name);
    });
  }
  const { signal } = controller;
  return { signal, interrupt: () => interrupt('SIGINT'), exitCode: () => exitCode };
}
