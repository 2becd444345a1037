import type { FeatureId } from '../../../app/brand/features.ts';

/** Where a site under test is, and who answers its calls. */
export type TestSite = {
  id: string;
  /** Without a trailing slash. */
  origin: string;
  /** Folder of the same release; null where only the address is known. */
  folder: string | null;
  backend: 'sandbox' | 'operator';
};

/** One line of the reporter in `tests/e2e/support`. */
export type TestLine =
  | { kind: 'begin'; count: number }
  | { kind: 'error'; reason: string }
  | {
      kind: 'test';
      /** Null for a test of the app itself, which is made for no brand. */
      brand: string | null;
      title: string;
      journey: string | null;
      file: string;
      line: number;
      status: 'passed' | 'failed' | 'left out';
      leftOut: { feature?: FeatureId; reason?: string } | null;
      reason: string | null;
      ms: number;
    };

type Failure = { title: string; file: string; line: number; reason: string };
type Part = { passed: number; failed: number; failures: Failure[]; ms: number };
type LeftOut = { journey: string; feature?: FeatureId; reason?: string };

/** Times in milliseconds; those of a part are the sum of its tests. */
export type TestResult = {
  ok: boolean;
  passed: number;
  failed: number;
  brands: (Part & {
    id: string;
    site: string;
    backend: TestSite['backend'];
    skippedBecause: LeftOut[];
  })[];
  /** What the runner itself failed of, beside the tests. */
  failures: Failure[];
  ms: number;
};

/** What came of the tests, by brand. @param code the test runner ended with */
export function foldResult(
  sites: readonly TestSite[],
  lines: readonly TestLine[],
  { code, ms }: { code: number; ms: number },
): TestResult {
  const tests = lines.filter((line) => line.kind === 'test');
  const brands = sites.map(({ id, origin, backend }) => {
    const own = tests.filter((test) => test.brand === id);
    const skippedBecause = own.flatMap(({ journey, leftOut }) =>
      leftOut ? [{ journey: journey ?? '', ...leftOut }] : [],
    );
    return { id, site: `${origin}/`, backend, ...partOf(own), skippedBecause };
  });
  const errors = lines.flatMap((line) => (line.kind === 'error' ? [line.reason] : []));
  const failures = [...new Set(errors)].map(runnerFailure);
  const sum = (of: (part: Part) => number) => brands.reduce((total, part) => total + of(part), 0);
  // A runner that fails without a failed test counts as one failure.
  if (failures.length === 0 && code !== 0 && sum((part) => part.failed) === 0)
    failures.push(runnerFailure(`The test runner ended with code ${code}.`));
  const failed = sum((part) => part.failed) + failures.length;
  const passed = sum((part) => part.passed);
  return { ok: failed === 0, passed, failed, brands, failures, ms };
}

function partOf(tests: readonly Extract<TestLine, { kind: 'test' }>[]): Part {
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length,
    failures: failed.map(({ title, file, line, reason }) => ({
      title,
      file,
      line,
      reason: reason ?? 'It was not run.',
    })),
    ms: tests.reduce((sum, test) => sum + test.ms, 0),
  };
}

const runnerFailure = (reason: string): Failure => ({
  title: 'the test runner',
  file: 'tests/e2e/playwright.config.ts',
  line: 1,
  reason,
});
