// Runs the test runners and reads their true totals from their reports.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './setup.mjs';

/** @typedef {{passed: number, failed: number}} Totals */

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
    if (!report) return { passed: 0, failed: 1 };
    // A suite that could not be loaded holds no tests, and counts as one failure.
    const broken = report.testResults.filter(
      (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    );
    const skipped = report.numPendingTests + report.numTodoTests;
    const failed = report.numFailedTests + broken.length + skipped;
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
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
    const stats = readReport(file)?.stats;
    if (!stats) return { passed: 0, failed: 1 };
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
  });
}

/** @param {Totals[]} parts @returns {Totals} */
export function total(parts) {
  return {
    passed: parts.reduce((sum, part) => sum + part.passed, 0),
    failed: parts.reduce((sum, part) => sum + part.failed, 0),
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
