import { CommanderError } from 'commander';
import { BrandError, type FailureCode, systemCode } from './errors.ts';
import { summarise } from './report/problems.ts';
import { printable } from './report/text.ts';
import type { Report } from './report.ts';

/** A sentence and what to do next, for whatever an action threw. */
export type Failure = {
  code: string;
  message: string;
  fix: string;
  exitCode: 0 | FailureCode;
  problems: BrandError['problems'];
  /** The error itself was not foreseen: its stack helps. */
  unexpected: boolean;
  /** Commander has already written its own words. */
  told: boolean;
};

const asked = new Set(['commander.help', 'commander.helpDisplayed', 'commander.version']);

const environment: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some disk space and run the command again.',
  EDQUOT: 'Free some disk space and run the command again.',
  EROFS: 'Choose an output folder that can be written to.',
  EACCES: 'Give this user access to it, or choose another folder.',
  EPERM: 'Give this user access to it, or choose another folder.',
  EMFILE: 'Raise the limit of open files (ulimit -n) or lower --jobs.',
  EEXIST: 'A file stands where a folder is needed: move it, or choose another folder.',
  ENOTDIR: 'A file stands where a folder is needed: move it, or choose another folder.',
  EADDRINUSE: 'Stop the other program, or choose another port.',
};

export function describeFailure(error: unknown): Failure {
  const base = { problems: undefined, unexpected: false, told: false };
  if (error instanceof CommanderError) {
    return { ...base, ...describeUsage(error), code: 'usage', told: true };
  }
  if (error instanceof BrandError) {
    const { code, message, fix, exitCode, problems } = error;
    return { ...base, code, message, fix, exitCode, problems };
  }
  const message = error instanceof Error ? error.message : String(error);
  const environmentFix = environment[systemCode(error)];
  if (environmentFix !== undefined) {
    return { ...base, code: 'environment', message, fix: environmentFix, exitCode: 4 };
  }
  const fix = 'Run the command again with --debug to see where it comes from.';
  return { ...base, code: 'unexpected', message, fix, exitCode: 1, unexpected: true };
}

function describeUsage(error: CommanderError): Pick<Failure, 'message' | 'fix' | 'exitCode'> {
  const help = 'Run the command with --help to see what it takes.';
  if (asked.has(error.code)) {
    // `brand` alone shows help and is a usage error; `brand --help` is an answer.
    return { message: 'No command was named.', fix: help, exitCode: error.exitCode === 0 ? 0 : 2 };
  }
  const [message = '', meant] = error.message.replace(/^error: /, '').split('\n');
  const fix = meant === undefined ? help : `${meant.replace(/^\(|\)$/g, '')} ${help}`;
  return { message, fix, exitCode: 2 };
}

/** The failure for machines: what `--json` prints. */
export function failureAnswer({ code, message, fix, problems }: Failure): object {
  return { ok: false, error: { code, message, fix }, ...(problems ? { problems } : {}) };
}

/** Tells the failure: as JSON on stdout with `--json`, else as words on stderr. */
export function tellFailure(failure: Failure, report: Report, stack: string | undefined): void {
  const { message, fix, problems } = failure;
  if (problems) report.problems(problems, 'words');
  if (problems || failure.exitCode !== 0) report.result(failureAnswer(failure));
  if (failure.told || report.json) {
    if (stack !== undefined) report.warn(stack);
    return;
  }
  const { bold, red } = report.style.words;
  const lead = failure.unexpected ? 'Unexpected error: ' : '';
  const summary = problems && problems.length > 0 ? ` (${summarise(problems)})` : '';
  report.warn(
    `${red(bold('error'))}  ${lead}${message.split('\n').map(printable).join('\n       ')}${summary}`,
  );
  if (stack !== undefined) report.warn(stack);
  else report.warn(`       ${printable(fix)}`);
}
