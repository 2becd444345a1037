import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { affectedTests, quickTests, specPath, specsOf } from './affected.mjs';
import {
  everything,
  readersOfFiles,
  specsByFolder,
  testsByFolder,
  testsOfMaps,
} from './areas.data.mjs';
import { importersOf } from './importGraph.mjs';
import { root } from './setup.mjs';

const importers = importersOf(root);
const files = [...importers.keys()];
const affected = (...changed: string[]) => affectedTests(changed, files, importers);
const isThere = (path: string) => existsSync(join(root, path));

describe('the table of folders', () => {
  const named = Object.values(specsByFolder).flat().map(specPath);

  it('names folders and tests that are there', () => {
    const places = [
      ...Object.keys(specsByFolder),
      ...Object.keys(testsByFolder),
      ...Object.values(testsByFolder).flat(),
      ...testsOfMaps,
      ...readersOfFiles,
      ...everything,
      ...named,
    ];
    expect(places.filter((place) => !isThere(place))).toEqual([]);
  });

  it('names every browser test that is not a long proof', () => {
    const specs = files.filter((file) => /^tests\/e2e\/.*(?<!\.deep)\.spec\.ts$/.test(file));
    // It tests the tests' own support, whose changes are found by imports.
    const seen = [...named, 'tests/e2e/devices.spec.ts'];
    expect(specs.length).toBeGreaterThan(20);
    expect(specs.filter((spec) => !seen.includes(spec))).toEqual([]);
  });

  it('has each area and feature, and each has a browser test of its own', () => {
    const areas = new Set(
      files.flatMap((file) => /^app\/(?:base|features)\/[^/]+(?=\/)/.exec(file)?.[0] ?? []),
    );
    expect([...areas].filter((area) => !(specsByFolder[area] ?? []).length)).toEqual([]);
  });

  it('leaves no file of the app or the sandbox unseen by a browser test', () => {
    const shipped = files.filter(
      (file) => /^(?:app|sandbox)\//.test(file) && !/\.test\.|\/testing\//.test(file),
    );
    expect(shipped.filter((file) => specsOf(file, importers).length === 0)).toEqual([]);
  });
});

describe('affectedTests', () => {
  it('finds the tests of a screen, and the browser tests of its feature alone', () => {
    const { isAll, testFiles, specs } = affected(
      'app/features/exchange/withdraw/ExchangeScreen.tsx',
    );
    expect(isAll).toBe(false);
    expect(testFiles).toContain('app/features/exchange/withdraw/ExchangeScreen.test.tsx');
    expect(testFiles.filter((file) => file.startsWith('app/features/recharge'))).toEqual([]);
    expect(specs).toEqual(specsByFolder['app/features/exchange']?.map(specPath).toSorted());
  });

  it('finds what sees a part that several features share', () => {
    const { testFiles, specs } = affected('app/parts/keypad/Keypad.tsx');
    expect(testFiles.some((file) => file.startsWith('app/features/exchange/'))).toBe(true);
    expect(specs).toContain(specPath('exchange'));
  });

  it('finds what runs the command instead of importing it', () => {
    expect(affected('cli/stamp/html.ts').testFiles).toContain('tests/cli/check.test.ts');
    expect(affected('brands/clatter/brand.json').testFiles).toContain('tests/build/build.test.ts');
  });

  it('finds who speaks a text', () => {
    const { specs } = affected('app/locales/en-US/exchange.page.json');
    expect(specs).toContain(specPath('exchange'));
  });

  it('finds a test that changed itself, and browser tests whose support changed', () => {
    expect(affected('scripts/affected.test.ts').testFiles).toEqual(['scripts/affected.test.ts']);
    expect(affected('tests/e2e/support/finger.ts').specs).toContain(specPath('chatList'));
    expect(affected('app/README.md').testFiles).toContain('tests/architecture/howTos.test.ts');
    expect(affected('tests/README.md').specs).toEqual([]);
  });

  it('takes a change of what every test runs with for a change of all', () => {
    expect(affected('README.md', 'vite.config.ts').isAll).toBe(true);
  });
});

describe('quickTests', () => {
  const quick = (...changed: string[]) => quickTests(changed, files, importers);

  it('are the tests of modules and screens that import what changed', () => {
    const found = quick('app/parts/keypad/amountKeys.ts', 'README.md');
    expect(found).toContain('app/parts/keypad/amountKeys.test.ts');
    expect(found).toContain('app/shell/namesNoFeature.test.ts');
    expect(found?.length).toBeLessThan(
      files.filter((file) => /\.test\.tsx?$/.test(file)).length / 4,
    );
    expect(found?.filter((file) => file.startsWith('tests/'))).toEqual([]);
    expect(quick()).toEqual([]);
  });

  it('are all of them where nothing is known, or what changed may be read by its path', () => {
    expect(quickTests(null, files, importers)).toBeNull();
    expect(quick('app/locales/en-US/common.json', 'brands/clatter/icon.svg')).toBeNull();
    expect(quick('app/locales/en-US/account.notices.json')).toBeNull();
    expect(quick('package.json')).toBeNull();
    expect(quick('app/parts/keypad/Keypad.tsx', 'app/parts/keypad/gone.ts')).toBeNull();
  });
});
