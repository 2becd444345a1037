import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { TestResult } from '../cli/commands/test/testResult.ts';
import { readResults, testSummary } from './testSummary.mjs';

const brand = (id: string, changes: object = {}): TestResult['brands'][number] => ({
  ...{ id, site: `http://${id}.localhost/`, backend: 'sandbox', passed: 20, failed: 0 },
  ...{ failures: [], skippedBecause: [{ journey: 'invites', feature: 'invite' }], ms: 61_440 },
  ...changes,
});

const result = (...brands: TestResult['brands']): TestResult => {
  const failed = brands.reduce((sum, one) => sum + one.failed, 0);
  return { ok: failed === 0, passed: 20, failed, brands, failures: [], ms: 1 };
};

it('has a row for each brand of all jobs, by id', () => {
  const { ok, text } = testSummary(
    [result(brand('beta')), result(brand('acme'))],
    ['acme', 'beta'],
  );
  expect(ok).toBe(true);
  expect(text.split('\n').slice(4, 6)).toEqual([
    '| ✓ | acme | 20 | 0 | 1 | 61.4 s |',
    '| ✓ | beta | 20 | 0 | 1 | 61.4 s |',
  ]);
  expect(text).not.toContain('What failed');
});

it('names what failed, in words that stay words', () => {
  const failure = { title: 'acme: a | b', file: 'x.spec.ts', line: 7, reason: '<b>[no](x)\n`' };
  const { ok, text } = testSummary(
    [result(brand('acme', { failed: 1, failures: [failure] }))],
    ['acme'],
  );
  expect(ok).toBe(false);
  expect(text).toContain('| ✗ | acme | 20 | 1 | 1 | 61.4 s |');
  expect(text).toContain(
    '- **acme: a &#124; b** `x.spec.ts:7`: &#60;b&#62;&#91;no&#93;(x) &#96;\n',
  );
});

it('counts a brand without results as failed', () => {
  const { ok, text } = testSummary([result(brand('acme'))], ['acme', 'gone']);
  expect(ok).toBe(false);
  expect(text).toContain('| ✗ | gone | no results |  |  |  |');
});

it('does not take a brand for well whose journeys were never begun', () => {
  const { text } = testSummary([result(brand('acme', { passed: 0 }))], ['acme']);
  expect(text).toContain('| ✗ | acme | 0 | 0 | 1 | 61.4 s |');
});

it('says why a job has no results, once where several have the same reason', () => {
  const refusal = {
    ok: false as const,
    error: { message: 'acme: 2 budgets <were> exceeded.', fix: 'Cut it.' },
  };
  const { ok, text } = testSummary([refusal, refusal, result(brand('beta'))], ['acme', 'beta']);
  expect(ok).toBe(false);
  expect(text).toContain('| ✗ | acme | no results |  |  |  |');
  expect(text.split('not tested')).toHaveLength(2);
  expect(text).toContain('- **not tested**: acme: 2 budgets &#60;were&#62; exceeded. Cut it.\n');
});

it('stays below what GitHub shows, where a thousand brands fail', () => {
  const failure = { title: '<'.repeat(200), file: 'x.spec.ts', line: 7, reason: '|'.repeat(600) };
  const failures = Array.from({ length: 20 }, () => failure);
  const ids = Array.from({ length: 1000 }, (_, index) => `a-brand-of-a-long-name-${index}`);
  const { text } = testSummary(
    [result(...ids.map((id) => brand(id, { failed: 20, failures })))],
    ids,
  );
  expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
  expect(text).toContain('- and 19900 more, in the results of the jobs');
  for (const id of ids) expect(text).toContain(`| ${id} |`);
});

it('reads the results of every job, and passes over what was cut off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const shard of ['1', '2', '3']) mkdirSync(join(folder, `results-${shard}`));
  writeFileSync(join(folder, 'results-1/a.json'), JSON.stringify(result(brand('acme'))));
  writeFileSync(join(folder, 'results-2/b.json'), '{"brands": [');
  writeFileSync(join(folder, 'results-3/c.json'), '{"ok": false}');
  mkdirSync(join(folder, 'results-4'));
  const error = { code: 'brand-unknown', message: 'There is no brand "x".', fix: 'Correct it.' };
  writeFileSync(join(folder, 'results-4/d.json'), JSON.stringify({ ok: false, error }));
  expect(readResults(folder)).toEqual([result(brand('acme')), { ok: false, error }]);
  expect(readResults(join(folder, 'nowhere'))).toEqual([]);
});
