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
  return { ok: failed === 0, passed: 20, failed, brands, app: null, ms: 1 };
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

it('reads the results of every job, and passes over what was cut off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const shard of ['1', '2', '3']) mkdirSync(join(folder, `results-${shard}`));
  writeFileSync(join(folder, 'results-1/a.json'), JSON.stringify(result(brand('acme'))));
  writeFileSync(join(folder, 'results-2/b.json'), '{"brands": [');
  writeFileSync(join(folder, 'results-3/c.json'), '{"ok": false}');
  expect(readResults(folder).flatMap(({ brands }) => brands.map(({ id }) => id))).toEqual(['acme']);
  expect(readResults(join(folder, 'nowhere'))).toEqual([]);
});
