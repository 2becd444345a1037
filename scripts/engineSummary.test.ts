import { describe, expect, it } from 'vitest';
import { engineSummary, engineTable } from './engineSummary.mjs';

const test = (projectName: string, status: string) => ({
  projectName,
  status,
  annotations: [{ type: 'engine', description: `${projectName} 1.2` }],
});
const report = {
  suites: [
    {
      title: 'a.spec.ts',
      specs: [{ tests: [test('firefox', 'expected'), test('webkit', 'unexpected')] }],
      suites: [{ title: 'inner', specs: [{ tests: [test('firefox', 'skipped')] }] }],
    },
  ],
};

describe('engineSummary', () => {
  it('counts by engine, with what was skipped among the failures', () => {
    expect(engineSummary(report, ['webkit', 'firefox'])).toEqual([
      { engine: 'webkit', version: 'webkit 1.2', passed: 0, failed: 1 },
      { engine: 'firefox', version: 'firefox 1.2', passed: 1, failed: 1 },
    ]);
  });

  it('counts an engine without a test as a failure', () => {
    const none = [{ engine: 'webkit', version: 'did not start', passed: 0, failed: 1 }];
    expect(engineSummary(null, ['webkit'])).toEqual(none);
    expect(engineSummary({ suites: [] }, ['webkit'])).toEqual(none);
  });
});

describe('engineTable', () => {
  it('lines the columns up', () => {
    expect(engineTable(engineSummary(report, ['webkit', 'firefox']))).toBe(
      [
        'engine   version      passed  failed',
        'webkit   webkit 1.2   0       1',
        'firefox  firefox 1.2  1       1',
      ].join('\n'),
    );
  });
});
