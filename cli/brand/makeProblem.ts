import { isAbsolute, relative, sep } from 'node:path';
import type { Problem } from '../problem.ts';
import type { LoadCode } from './loadCatalogue.data.ts';

/** @returns the path as people at `cwd` write it; absolute where it lies elsewhere. */
export function shownPath(cwd: string, path: string): string {
  const step = relative(cwd, path);
  if (step === '') return '.';
  if (step === '..' || step.startsWith(`..${sep}`) || isAbsolute(step)) return path;
  return step.split(sep).join('/');
}

/** A problem of a whole file or folder. */
export function makeProblem(
  code: LoadCode,
  at: { brand: string; file: string },
  message: string,
  fix: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return { code, severity, ...at, line: 0, column: 0, path: '', message, fix };
}

/** By brand, then by place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return problems.toSorted(
    (a, b) =>
      order(a.brand, b.brand) ||
      order(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      order(a.code, b.code),
  );
}
