import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../cli/commands/test/testResult.ts';
import { brand } from '../support/brandCommand.ts';
import { brandsFolder, goodBrand, temporaryFolder } from './support/brandFolders.ts';
import { failure } from './support/failedTest.ts';

describe('brand test', () => {
  it('builds, serves and visits a brand, and says what came of it', async () => {
    const folder = temporaryFolder();
    const results = join(folder, 'results.json');
    const brands = brandsFolder({ acme: goodBrand('acme') });
    const { code, stderr } = await brand([
      ...['test', 'acme', '--brands', brands, '--out', join(folder, 'dist')],
      ...['--grep', 'offers exactly its languages', '--results', results],
    ]);
    expect(stderr).toMatch(/^ok {4}acme: offers exactly its languages.*\(.*s\)$/m);
    expect(stderr).toContain('1 passed, 0 failed');
    expect(code).toBe(0);
    const result = JSON.parse(readFileSync(results, 'utf8')) as TestResult;
    expect(result).toMatchObject({ ok: true, passed: 1, failed: 0 });
    expect(result.brands).toMatchObject([{ id: 'acme', backend: 'sandbox', failures: [] }]);
  });
});

describe('brand test, with wrong words', () => {
  it('ends with 2', async () => {
    expect(await failure(['nobody'])).toMatchObject({
      exit: 2,
      code: 'brand-unknown',
      message: expect.stringContaining('There is no brand "nobody"'),
    });
  });

  it('ends with 4 and how to install a browser where no program is named as one', async () => {
    const path = '/nowhere/chromium';
    const { code, stderr } = await brand(['test', 'clatter'], { env: { CHROMIUM_PATH: path } });
    expect(stderr).toContain(`CHROMIUM_PATH names ${path}, which is no program`);
    expect(stderr).toContain('npx playwright install');
    expect(code).toBe(4);
  });

  it('keeps why nothing was tested, and nothing of an earlier run', async () => {
    const results = join(temporaryFolder(), 'new/results.json');
    const args = ['--results', results];
    const env = { CHROMIUM_PATH: '/nowhere/chromium' };
    expect((await brand(['test', 'clatter', ...args], { env })).code).toBe(4);
    const first = readFileSync(results, 'utf8');
    expect(JSON.parse(first).error.code).toBe('browser-missing');
    const { stdout } = await brand([
      'test',
      'clatter',
      '--site',
      'https://x.com',
      '--app',
      'compiled',
      '--json',
      ...args,
    ]);
    expect(JSON.parse(readFileSync(results, 'utf8'))).toEqual(JSON.parse(stdout));
    expect(stdout).toContain('nothing is stamped');
  });
});
