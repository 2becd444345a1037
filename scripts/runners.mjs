// Runs the test runners and reads their true totals from their reports.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from './setup.mjs';

/** @typedef {{passed: number, failed: number, failures: string[]}} Totals `failures` names what failed, and why */
/** @typedef {{message: string, location?: {file: string, line: number}}} Failure */

/** Characters that say why one test failed. */
const longest = 600;

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
      const results = spec.tests.flatMap((test) => test.results);
      const errors = results.flatMap((result) => result.errors);
      const why = errors.length > 0 ? reasons(errors) : spec.tests[0].status;
      return `${spec.file}:${spec.line}: ${spec.title}: ${why}`;
    });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** A runner that fails without a failed test counts as one failure. */
function totals(passed, failed, failures, code) {
  if (code === 0 || failed > 0) return { passed, failed, failures };
  return { passed, failed: 1, failures: [...failures, `the runner ended with code ${code}`] };
}

/**
 * One line for all errors of a test, each with an equal part of the room.
 * @param {Failure[]} errors
 */
function reasons(errors) {
  const different = [...new Set(errors.map(reason))];
  const room = Math.floor(longest / different.length);
  return different.map((one) => one.slice(0, room)).join(' | ');
}

/**
 * What went wrong, after the place where it did, if the runner or the stack in the message tells.
 * @param {Failure} failure
 */
function reason({ message, location }) {
  const lines = stripVTControlCharacters(String(message ?? '')).split('\n');
  const isFrame = (line) => /^\s+at .*(:\d+:\d+|<anonymous>)\)?$/.test(line);
  const place = location ?? placeOf(lines.filter(isFrame));
  const text = lines.filter((line) => !isFrame(line)).join(' ');
  const where = place ? `${relative(root, place.file)}:${place.line}: ` : '';
  return (where + text).replace(/\s+/g, ' ').trim();
}

/** The innermost place of a stack that is in the project. */
function placeOf(frames) {
  const own = frames.find((frame) => !/node_modules|node:/.test(frame));
  const [, file, line] = own?.match(/((?:file:\/)?\/[^()]*):(\d+):\d+\)?$/) ?? [];
  if (!file) return null;
  return { file: file.startsWith('file:') ? fileURLToPath(file) : file, line: Number(line) };
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
