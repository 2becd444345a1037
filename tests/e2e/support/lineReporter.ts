import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter';
import { reasons } from '../../../scripts/reasons.mjs';
import { root } from './plan.ts';

/** Prints each test as one line of JSON once it has ended: what `brand test` reads. */
class LineReporter implements Reporter {
  onBegin(_config: unknown, suite: { allTests(): TestCase[] }): void {
    const count = suite.allTests().filter((test) => test.expectedStatus !== 'skipped').length;
    this.#write({ kind: 'begin', count });
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

  #write(line: object): void {
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by the default export.
export default LineReporter;
