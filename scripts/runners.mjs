// Runs the test runners and reads their true totals from their reports.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { reasons } from './reasons.mjs';
import { run } from './setup.mjs';

/** @typedef {{passed: number, failed: number, failures: string[]}} Totals `failures` names what failed, and why */

/** @param {string[]} args @returns {Totals} */
export function runVitest(args) {
  return withReport((file) => {
    const code = run('node_modules/.bin/vitest', [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const report = readReport(file);
    if (!report) return { passed: 0, failed: 1, failures: ['vitest wrote no report'] };
    // A suite that could not be loaded holds no tests, and counts as one failure.
    const broken = report.testResults.filter(
      (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    );
    const skipped = report.numPendingTests + report.numTodoTests;
    const failed = report.numFailedTests + broken.length + skipped;
    const failures = report.testResults.flatMap(vitestFailures);
    return totals(report.numPassedTests, failed, failures, code);
  });
}

function vitestFailures({ name, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  const tests = assertionResults.filter((test) => test.status !== 'passed');
  if (tests.length === 0) return message ? [`${file}: ${reasons([{ message }])}`] : [];
  return tests.map((test) => {
    const why =
      test.status === 'failed'
        ? reasons(test.failureMessages.map((message) => ({ message })))
        : test.status;
    return `${file}: ${test.fullName}: ${why}`;
  });
}

/**
 * The end-to-end part: what every brand must hold, and what the app must.
 * @param {Record<string, string>} env @returns {Totals}
 */
export function runBrandTest(env) {
  return withReport((file) => {
    const args = ['cli/bin.js', 'test', '--deep', '--out', '.cache/e2e-sites', '--results', file];
    const code = run(process.execPath, args, env);
    const report = readReport(file);
    if (!report) return { passed: 0, failed: 1, failures: ['brand test wrote no results'] };
    // A run that could not begin, or was cut off, counts nothing.
    return totals(report.passed ?? 0, report.failed ?? 0, brandTestFailures(report), code);
  });
}

function brandTestFailures({ error, brands = [], app }) {
  if (error) return [error.message];
  return [...brands, app]
    .flatMap((part) => part?.failures ?? [])
    .map(({ file, line, title, reason }) => `${file}:${line}: ${title}: ${reason}`);
}

/** A runner that fails without a failed test counts as one failure. */
function totals(passed, failed, failures, code) {
  if (code === 0 || failed > 0) return { passed, failed, failures };
  return { passed, failed: 1, failures: [...failures, `the runner ended with code ${code}`] };
}

/** @param {Totals[]} parts @returns {Totals} */
export function total(parts) {
  return {
    passed: parts.reduce((sum, part) => sum + part.passed, 0),
    failed: parts.reduce((sum, part) => sum + part.failed, 0),
    failures: parts.flatMap((part) => part.failures),
  };
}

function withReport(use) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  try {
    return use(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {any} null where none was written */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
