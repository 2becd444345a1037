// Runs the test runners and reads their true totals from their reports.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from './setup.mjs';

/** @typedef {{passed: number, failed: number, failures: string[]}} Totals `failures` names what failed */

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
  if (tests.length === 0) return message ? [`${file}: ${firstLine(message)}`] : [];
  return tests.map((test) => {
    const why = test.status === 'failed' ? firstLine(test.failureMessages[0]) : test.status;
    return `${file}: ${test.fullName}: ${why}`;
  });
}

/** @param {string[]} args @param {Record<string, string>} env @returns {Totals} */
export function runPlaywright(args, env) {
  return withReport((file) => {
    const code = run(
      'node_modules/.bin/playwright',
      ['test', '--config', 'tests/e2e/playwright.config.ts', ...args],
      {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    );
    const report = readReport(file);
    if (!report) return { passed: 0, failed: 1, failures: ['playwright wrote no report'] };
    const { stats } = report;
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    return totals(stats.expected, failed, report.suites.flatMap(playwrightFailures), code);
  });
}

function playwrightFailures({ suites = [], specs = [] }) {
  const own = specs
    .filter((spec) => spec.tests.some((test) => test.status !== 'expected'))
    .map((spec) => {
      const { status, results } = spec.tests[0];
      const why = results.find((result) => result.error)?.error.message;
      return `${spec.file}:${spec.line}: ${spec.title}: ${why ? firstLine(why) : status}`;
    });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** A runner that fails without a failed test counts as one failure. */
function totals(passed, failed, failures, code) {
  if (code === 0 || failed > 0) return { passed, failed, failures };
  return { passed, failed: 1, failures: [...failures, `the runner ended with code ${code}`] };
}

function firstLine(text) {
  return stripVTControlCharacters(String(text ?? '').split('\n', 1)[0]).slice(0, 200);
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

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
