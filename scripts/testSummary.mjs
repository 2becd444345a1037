// Prints one table of what `brand test` found in several jobs, for the page of a workflow's run.
// Usage: node scripts/testSummary.mjs <folder with results> [matrix of `brand matrix`]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('../cli/commands/test/testResult.ts').TestResult} TestResult */

/**
 * @param {readonly TestResult[]} results one per job
 * @param {readonly string[]} planned ids of the brands that were to be tested
 * @returns {{ok: boolean, text: string}} Markdown; not ok where a brand failed or has no results
 */
export function testSummary(results, planned) {
  const brands = results.flatMap((result) => result.brands);
  const missing = planned.filter((id) => !brands.some((brand) => brand.id === id));
  const rows = [
    ...brands.map(({ id, passed, failed, skippedBecause, ms }) => ({
      id,
      cells: [failed === 0 ? '✓' : '✗', id, passed, failed, skippedBecause.length, seconds(ms)],
    })),
    ...missing.map((id) => ({ id, cells: ['✗', id, 'no results', '', '', ''] })),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
  const parts = results.flatMap((result) => [
    ...result.brands,
    ...(result.app ? [result.app] : []),
  ]);
  const failures = parts.flatMap((part) => part.failures);
  const lines = [
    '## Brands',
    '',
    '| | brand | passed | failed | left out | time |',
    '|---|---|---:|---:|---:|---:|',
    ...rows.map(({ cells }) => `| ${cells.join(' | ')} |`),
    ...(failures.length > 0 ? ['', '### What failed', ''] : []),
    ...failures.map(
      ({ title, file, line, reason }) =>
        `- **${plain(title)}** \`${file}:${line}\`: ${plain(reason)}`,
    ),
  ];
  const ok = missing.length === 0 && results.every((result) => result.ok);
  return { ok, text: `${lines.join('\n')}\n` };
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Words of a page under test, which Markdown and HTML leave as they are. */
const plain = (text) =>
  text.replace(/[\\`*_{}[\]<>|#]/g, (mark) => `&#${mark.charCodeAt(0)};`).replace(/\s+/g, ' ');

/** Reads every JSON file in and below a folder. @returns {TestResult[]} those that hold results */
export function readResults(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => parse(readFileSync(join(folder, path), 'utf8')))
    .filter((value) => Array.isArray(value?.brands));
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
