import { didYouMean } from '../../../app/lib/didYouMean.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { type Explanation, explainedCodes, findExplanation, topics } from './catalogue.ts';

/** @throws BrandError (2) for an unknown code. */
export function explainAction(code: string | undefined, { report }: Context): void {
  if (code === undefined) explainAll(report);
  else explainOne(code, report);
}

function explainAll(report: Context['report']): void {
  const { bold, cyan } = report.style.data;
  report.result({
    topics: topics.map(({ name, entries }) => ({
      name,
      codes: Object.entries(entries).map(([code, { title }]) => ({ code, title })),
    })),
  });
  const width = Math.max(...explainedCodes().map(({ length }) => length));
  const parts = topics.map(({ name, entries }) => {
    const lines = Object.entries(entries).map(
      ([code, { title }]) => `  ${cyan(code.padEnd(width))}  ${title}`,
    );
    return [bold(name), ...lines].join('\n');
  });
  report.data(parts.join('\n\n'));
}

function explainOne(code: string, report: Context['report']): void {
  const found = findExplanation(code);
  if (!found) throw unknownCode(code);
  const { topic, entry } = found;
  report.result({ code, topic, ...entry });
  report.data(formatEntry(code, entry, report));
}

function formatEntry(
  code: string,
  { title, why, how, example }: Explanation,
  report: Context['report'],
): string {
  const { bold, cyan, dim } = report.style.data;
  const sections = [`${cyan(code)}  ${bold(title)}`, why, how, `${dim('Example:')} ${example}`];
  return sections.join('\n\n');
}

function unknownCode(code: string): BrandError {
  const meant = didYouMean(code, explainedCodes());
  return new BrandError({
    code: 'code-unknown',
    message: `There is no code ${JSON.stringify(code)}.`,
    fix: meant ? `Did you mean ${meant}?` : 'Run `brand explain` to see every code.',
    exitCode: 2,
  });
}
