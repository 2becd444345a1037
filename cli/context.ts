import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { FailureCode } from './errors.ts';
import type { Report } from './report.ts';

/** What every action receives: made once per run, before the action starts. */
export type Context = {
  /** The repository, absolute. */
  root: string;
  /** The working folder, absolute. */
  cwd: string;
  /** `--brands`, absolute. */
  brandsDir: string;
  /** `BRAND_CACHE_DIR`, or `.cache` of the repository. Everything in it may be deleted at any time. */
  cacheDir: string;
  /** Changes with the command's own sources; part of every cache key. */
  signature: string;
  env: NodeJS.ProcessEnv;
  /** Aborted by the first Ctrl-C: finish or clean up, then return or throw. */
  signal: AbortSignal;
  /** For a prompt that takes Ctrl-C for itself: the same as the signal. Throw `signal.reason` after. */
  interrupt: () => void;
  report: Report;
  /** A person can be asked questions. */
  interactive: boolean;
  /** What the run ends with when the action returns; 0 unless the action says otherwise. */
  outcome: { exitCode: 0 | FailureCode };
};

export type RunFacts = Omit<Context, 'brandsDir' | 'outcome'>;

/** @param brands value of `--brands`, relative to the working folder. */
export function makeContext(facts: RunFacts, brands: string | undefined): Context {
  return {
    ...facts,
    brandsDir: brands === undefined ? resolve(facts.root, 'brands') : resolve(facts.cwd, brands),
    cacheDir: resolve(facts.cwd, facts.env['BRAND_CACHE_DIR'] || facts.cacheDir),
    outcome: { exitCode: 0 },
  };
}

const contexts = new WeakMap<Command, Context>();

export function setContext(program: Command, context: Context): void {
  contexts.set(program, context);
}

/** @throws Error when called outside an action. */
export function contextOf(command: Command): Context {
  let program = command;
  while (program.parent) program = program.parent;
  const context = contexts.get(program);
  if (!context) throw new Error('The context exists only while an action runs.');
  return context;
}
