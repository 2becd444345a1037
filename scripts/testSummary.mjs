// Prints one table of what `brand test` found in several jobs, for the page of a workflow's run.
// Usage: node scripts/testSummary.mjs <folder with results> [matrix of `brand matrix`]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('../cli/commands/test/testResult.ts').TestResult} TestResult */
/** @typedef {{ok: false, error: {message: string, fix: string}}} Refusal where nothing was tested */

/** Failures written out: GitHub drops a summary of more than 1 MiB. */
const mostFailures = 100;

/**
 * @param {readonly (TestResult | Refusal)[]} answers one per job
 * @param {readonly string[]} planned ids of the brands that were to be tested
 * @returns {{ok: boolean, text: string}} Markdown; not ok where a brand failed or has no results
 */
export function testSummary(answers, planned) {
  const results = answers.flatMap((answer) => ('brands' in answer ? [answer] : []));
  const refusals = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []));
  const brands = results.flatMap((result) => result.brands);
  const missing = planned.filter((id) => !brands.some((brand) => brand.id === id));
  const rows = [
    ...brands.map(({ id, passed, failed, skippedBecause, ms }) => ({
      id,
      // Nothing failed either where the browser never came to it.
      cells: [
        passed > 0 && failed === 0 ? '✓' : '✗',
        id,
        passed,
        failed,
        skippedBecause.length,
        seconds(ms),
      ],
    })),
    ...missing.map((id) => ({ id, cells: ['✗', id, 'no results', '', '', ''] })),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
  const refused = new Set(refusals.map(({ message, fix }) => plain(`${message} ${fix}`)));
  const failures = results.flatMap((result) => [
    ...result.brands.flatMap((brand) => brand.failures),
    ...result.failures,
  ]);
  const hidden = failures.length - mostFailures;
  const lines = [
    '## Brands',
    '',
    '| | brand | passed | failed | left out | time |',
    '|---|---|---:|---:|---:|---:|',
    ...rows.map(({ cells }) => `| ${cells.join(' | ')} |`),
    ...(refused.size + failures.length > 0 ? ['', '### What failed', ''] : []),
    ...[...refused].map((words) => `- **not tested**: ${words}`),
    ...failures.slice(0, mostFailures).map(describeFailure),
    ...(hidden > 0 ? [`- and ${hidden} more, in the results of the jobs`] : []),
  ];
  const ok = missing.length === 0 && answers.every((answer) => answer.ok);
  return { ok, text: `${lines.join('\n')}\n` };
}

const describeFailure = ({ title, file, line, reason }) =>
  `- **${plain(title)}** \`${file}:${line}\`: ${plain(reason)}`;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Words of a page under test, which Markdown and HTML leave as they are. */
const plain = (text) =>
  text.replace(/[\\`*_{}[\]<>|#]/g, (mark) => `&#${mark.charCodeAt(0)};`).replace(/\s+/g, ' ');

/** Reads every JSON file in and below a folder. @returns {(TestResult | Refusal)[]} the answers of jobs */
export function readResults(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => parse(readFileSync(join(folder, path), 'utf8')))
    .filter((value) => Array.isArray(value?.brands) || typeof value?.error?.message === 'string');
}

/** A job that was stopped while it wrote counts as one without results. */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = '.', matrix = '{"include":[]}'] = process.argv.slice(2);
  const { include } = JSON.parse(matrix);
  const planned = include.flatMap(({ brands }) => brands.split(' '));
  const { ok, text } = testSummary(readResults(folder), planned);
  process.stdout.write(text);
  if (!ok) process.exitCode = 1;
}
