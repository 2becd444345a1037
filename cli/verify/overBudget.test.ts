import { expect, it } from 'vitest';
import type { CompileOutput } from '../compile/output.ts';
import type { ReleaseRecord } from '../stamp/release.ts';
import type { SitePlan } from '../stamp/site.ts';
import { appBudgets } from './budgets.data.ts';
import { overweightOf } from './overBudget.ts';

const chunk = (imports: string[], dynamicImports: string[] = []) => ({
  ...{ imports, dynamicImports, css: [], assets: [] },
});

/** @returns what is too heavy of a page with a sheet, which share the parts of money. */
function overweight(money: number, library = 100): string[] {
  const chunks = {
    'start.js': chunk([]),
    'tab.js': chunk([], ['page.js', 'assets/hlsEngine-a1b2c3d4.js']),
    'page.js': chunk(['money.js'], ['sheet.js']),
    'sheet.js': chunk(['part.js']),
    'part.js': chunk(['money.js']),
    'money.js': chunk([]),
    'assets/hlsEngine-a1b2c3d4.js': chunk([]),
  };
  const bytes: Record<string, number> = {
    'money.js': money,
    'part.js': 2_000,
    'assets/hlsEngine-a1b2c3d4.js': library,
  };
  const files = Object.fromEntries(
    Object.keys(chunks).map((name) => [name, { bytes: bytes[name] ?? 100, sha256: '' }]),
  );
  const compile = { entry: 'start.js', features: {}, chunks, files } as unknown as CompileOutput;
  const plan = { featureEntries: [], shared: Object.keys(chunks) } as unknown as SitePlan;
  return overweightOf(compile, plan, { files: {} } as unknown as ReleaseRecord);
}

it('counts a script that comes along with others with those that are asked for', () => {
  const almost = appBudgets.lazyJs - 1_000;
  expect(overweight(almost)).toEqual([]);
  expect(overweight(appBudgets.lazyJs)).toEqual([
    expect.stringMatching(/^page\.js: \d+ bytes, over the budget/),
  ]);
});

it('weighs a library that has a script of its own by the budget of that library', () => {
  const { lazyJs, lazyLibraries } = appBudgets;
  expect(overweight(100, lazyJs + 1)).toEqual([]);
  expect(overweight(100, (lazyLibraries['hlsEngine'] ?? 0) + 1)).toEqual([
    expect.stringMatching(/^assets\/hlsEngine-a1b2c3d4\.js: \d+ bytes, over the budget/),
  ]);
});
