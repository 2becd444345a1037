// Runs the test runners and reads their true totals from their reports.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { reasons } from './reasons.mjs';
import { run } from './setup.mjs';

/** @typedef {{passed: number, failed: number, failures: string[]}} Totals `failures` names what failed, and why */

/** Projects of vitest that `npm test` runs; the long proofs are in `deep`. */
export const shortProjects = ['unit', 'screens', 'whole'];

/** Of those, the projects that test one module or screen at a time. */
export const quickProjects = ['unit', 'screens'];

/**
 * @param {{projects: readonly string[], files?: readonly string[], passedFile?: string}} asked `files`: only
 *   these test files; `passedFile`: takes a line for each file whose tests have all passed, as it ends
 * @returns {Totals}
 */
export function runVitest({ projects, files = [], passedFile }) {
  return withFolder((folder) => {
    const file = join(folder, 'report.json');
    const args = [
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(passedFile === undefined ? [] : ['--reporter=scripts/passedReporter.mjs']),
    ];
    const env = passedFile === undefined ? {} : { PASSED_FILE: passedFile };
    const code = run('node_modules/.bin/vitest', ['run', ...files, ...args], env);
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
 * @typedef {object} BrowserTests
 * @property {string} browser path of the executable
 * @property {readonly string[]} projects of `tests/e2e/playwright.config.ts`
 * @property {readonly string[]} [specs] only tests of these files
 * @property {string} [grep] only tests whose title this expression matches
 * @property {readonly string[]} [skip] ids of tests that are left out
 * @property {boolean} [isEveryBrand] makes every journey on every brand
 * @property {string} [linesFile] takes a line for each test, as it ends
 */

/**
 * Builds and serves all brands, and tests them in browsers.
 * @param {BrowserTests} asked
 * @returns {Promise<Totals>}
 */
export async function runBrowserTests(asked) {
  const port = await freePort();
  return withFolder((folder) => {
    const { linesFile = join(folder, 'lines.jsonl') } = asked;
    const before = readLines(linesFile).length;
    const code = runPlaywright({ ...asked, linesFile }, folder, port);
    const lines = readLines(linesFile).slice(before);
    const tests = lines.filter(({ kind }) => kind === 'test');
    const failed = tests.filter(({ status }) => status === 'failed');
    const errors = lines.filter(({ kind }) => kind === 'error').map(({ reason }) => reason);
    const failures = [
      ...failed.map(({ file, line, title, reason }) => `${file}:${line}: ${title}: ${reason}`),
      ...new Set(errors),
    ];
    const passed = tests.filter(({ status }) => status === 'passed').length;
    return totals(passed, failures.length, failures, code);
  });
}

/**
 * @param {Pick<BrowserTests, 'browser' | 'projects' | 'isEveryBrand'>} asked
 * @returns {string[]} ids of the tests there are, in the order of the runner
 */
export function listBrowserTests(asked) {
  return withFolder((folder) => {
    const linesFile = join(folder, 'lines.jsonl');
    runPlaywright({ ...asked, linesFile }, folder, null);
    return readLines(linesFile).flatMap(({ kind, ids }) => (kind === 'begin' ? ids : []));
  });
}

/**
 * @param {BrowserTests & {linesFile: string}} asked
 * @param {string} folder an empty one
 * @param {number | null} port the sites are served on; null: the tests are only listed
 * @returns {number} the exit code
 */
function runPlaywright(asked, folder, port) {
  const { browser, projects, specs = [], grep, skip = [], isEveryBrand = false, linesFile } = asked;
  const skipped = join(folder, 'skipped.txt');
  writeFileSync(skipped, skip.join('\n'));
  const args = [
    ...['test', '--config', 'tests/e2e/playwright.config.ts', ...specs],
    ...projects.map((project) => `--project=${project}`),
    `--reporter=${port === null ? '' : 'list,'}tests/e2e/support/lineReporter.ts`,
    ...(port === null ? ['--list'] : []),
    ...(grep === undefined ? [] : [`--grep=${grep}`]),
    ...(skip.length === 0 ? [] : [`--test-list-invert=${skipped}`]),
  ];
  return run('node_modules/.bin/playwright', args, {
    CHROMIUM_PATH: browser,
    E2E_PORT: String(port ?? 0),
    ...(isEveryBrand ? { E2E_EVERY_BRAND: 'yes' } : {}),
    TEST_LINES: linesFile,
  });
}

/** @returns {Promise<number>} a port that nothing listens on */
function freePort() {
  return new Promise((found, refuse) => {
    const server = createServer();
    server.on('error', refuse);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
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

/** Ends a script with what failed, and with the line of totals. @param {Totals} totals */
export function finish({ passed, failed, failures }) {
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function withFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {any} null where none was written */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** @returns {any[]} a value for each whole line: a run that was cut may have left half of one */
export function readLines(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(parseLine);
}

function parseLine(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
