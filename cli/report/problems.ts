import type { Problem } from '../problem.ts';
import type { Style } from './style.ts';
import { printable } from './text.ts';

/** `brands/acme/brand.json:14:20`, or the file alone where the problem has no line. */
function placeOf(problem: Problem): string {
  return problem.line > 0
    ? `${problem.file}:${problem.line}:${problem.column}`
    : problem.file || problem.brand;
}

/** One line per problem, brands apart by an empty line. */
export function formatProblems(problems: readonly Problem[], style: Style): string {
  const lines: string[] = [];
  let brand: string | undefined;
  for (const problem of problems) {
    if (brand !== undefined && brand !== problem.brand) lines.push('');
    brand = problem.brand;
    const mark = problem.severity === 'error' ? style.red('error') : style.yellow('warning');
    const parts = [
      style.bold(printable(placeOf(problem))),
      mark,
      problem.path === '' ? '' : style.cyan(printable(problem.path)),
      `${printable(problem.message)} ${printable(problem.fix)}`,
      style.dim(`[${problem.code}]`),
    ];
    lines.push(parts.filter((part) => part !== '').join('  '));
  }
  return lines.join('\n');
}

/** e.g. `3 errors and 1 warning in 2 brands`. */
export function summarise(problems: readonly Problem[]): string {
  const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const kinds = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  // Problems of a file that belongs to no brand name none.
  const brands = new Set(problems.map(({ brand }) => brand).filter((brand) => brand !== '')).size;
  return `${kinds.join(' and ')}${brands > 0 ? ` in ${count(brands, 'brand')}` : ''}`;
}

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A workflow command that marks the line in a GitHub pull request. */
export function formatAnnotation(problem: Problem): string {
  const properties = [
    `file=${escapeProperty(problem.file)}`,
    ...(problem.line > 0 ? [`line=${problem.line}`, `col=${problem.column}`] : []),
    `title=${escapeProperty(problem.code)}`,
  ];
  const text = [problem.path, problem.message, problem.fix].filter(Boolean).join(' ');
  return `::${problem.severity} ${properties.join(',')}::${escapeData(printable(text))}`;
}
