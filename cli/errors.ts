import type { Problem } from './problem.ts';

/**
 * 1 unexpected, or a brand failed · 2 usage or an invalid brand · 3 verify or a budget failed ·
 * 4 environment.
 */
export type FailureCode = 1 | 2 | 3 | 4;

export type BrandErrorDetail = {
  /** Kebab case; catalogued by `brand explain`. */
  code: string;
  /** One sentence: what happened, and where. */
  message: string;
  /** One sentence: what to do next. */
  fix: string;
  exitCode: FailureCode;
  problems?: Problem[];
  cause?: unknown;
};

/** A failure the person at the terminal can act on: shown as a sentence and a fix, never a stack. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly code: string;
  readonly exitCode: FailureCode;
  readonly fix: string;
  readonly problems: Problem[] | undefined;

  constructor(detail: BrandErrorDetail) {
    super(detail.message, { cause: detail.cause });
    this.code = detail.code;
    this.exitCode = detail.exitCode;
    this.fix = detail.fix;
    this.problems = detail.problems;
  }
}

/** @returns the error's system code, such as `ENOENT`, or an empty text. */
export function systemCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** What a machine reads of a run that was interrupted. */
export const interrupted = {
  code: 'interrupted',
  message: 'The command was interrupted.',
  fix: 'Run it again to go on.',
};
