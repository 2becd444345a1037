import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';
import { reasons } from '../../../scripts/reasons.mjs';
import { root } from './plan.ts';

/** Where the lines go; without it they are printed. */
const file = process.env['TEST_LINES'];

/** Says of each test one line of JSON once it has ended: what `brand test` and the scripts read. */
class LineReporter implements Reporter {
  #folder = '';

  onBegin({ rootDir }: FullConfig, suite: { allTests(): TestCase[] }): void {
    this.#folder = rootDir;
    const tests = suite.allTests().filter((test) => test.expectedStatus !== 'skipped');
    const ids = tests.map((test) => this.#idOf(test));
    this.#write({ kind: 'begin', count: tests.length, ids });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const said = (type: string) => test.annotations.find((one) => one.type === type)?.description;
    const leftOut = said('left out');
    // The step that failed says more than where the journey is declared for every brand; one inside the
    // page has no file.
    const places = result.errors.flatMap(({ location }) => location ?? []);
    const { file, line } = places.find((place) => place.file.startsWith(root)) ?? test.location;
    const path = relative(root, file);
    const reason = reasons(result.errors) || result.status;
    const place = `${path}:${line}: `;
    const isOk = test.outcome() === 'expected' && result.status !== 'skipped';
    this.#write({
      kind: 'test',
      id: this.#idOf(test),
      brand: said('brand') ?? null,
      title: test.titlePath().slice(3).join(' › '),
      journey: said('journey') ?? null,
      file: path,
      line,
      status: isOk ? 'passed' : leftOut === undefined ? 'failed' : 'left out',
      leftOut: leftOut === undefined ? null : JSON.parse(leftOut),
      reason: isOk ? null : reason.slice(reason.startsWith(place) ? place.length : 0),
      ms: result.duration,
    });
  }

  /** Something beside the tests: a file that cannot be loaded, a worker that died. */
  onError(error: TestError): void {
    this.#write({ kind: 'error', reason: reasons([error]) });
  }

  printsToStdio(): boolean {
    return true;
  }

  /** As the runner names a test in `--test-list-invert`. */
  #idOf(test: TestCase): string {
    const [, project, , ...titles] = test.titlePath();
    const path = relative(this.#folder, test.location.file).replaceAll('\\', '/');
    return [`[${project}]`, path, ...titles].join(' › ');
  }

  #write(line: object): void {
    const text = `${JSON.stringify(line)}\n`;
    if (file === undefined) process.stdout.write(text);
    else appendFileSync(file, text);
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by the default export.
export default LineReporter;
