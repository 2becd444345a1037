import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type LoadedBrand, loadBrands } from '../../brand/load.ts';
import { noBrands } from '../../brand/noBrands.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { outFolder } from '../../options/output.option.ts';
import { buildForTest, serveForTest } from './builtSites.ts';
import { describeTest } from './describeTest.ts';
import { findChromium } from './findChromium.ts';
import { publishedSites } from './publishedSites.ts';
import { keepAnswer } from './resultsFile.ts';
import { runTests } from './runTests.ts';
import { foldResult, type TestResult, type TestSite } from './testResult.ts';

export type TestFlags = {
  site?: string;
  out?: string;
  app?: string;
  jobs: number;
  port: number;
  grep?: string;
  results?: string;
};

/** Tests the brands asked for, and says what came of each. @throws BrandError where it cannot begin. */
export async function testAction(ids: string[], flags: TestFlags, context: Context): Promise<void> {
  const { cwd, signal, report, outcome } = context;
  const file = flags.results === undefined ? undefined : resolve(cwd, flags.results);
  await keepAnswer(file, signal, async () => {
    const result = await testBrands(ids, flags, context);
    report.result(result);
    describeTest(result, context);
    if (!result.ok) outcome.exitCode = 1;
    return result;
  });
}

async function testBrands(ids: string[], flags: TestFlags, context: Context): Promise<TestResult> {
  refuseContradictions(ids, flags);
  const started = performance.now();
  const chromium = await findChromium(context.env);
  const brands = await wantedBrands(ids, flags, context);
  const folder = mkdtempSync(join(tmpdir(), 'brand-test-'));
  const { grep, jobs } = flags;
  try {
    const { sites, close } = await openSites(brands, flags, folder, context);
    try {
      const run = { chromium, jobs, grep, folder };
      const { lines, code } = await runTests(sites, run, context);
      if (grep !== undefined && !lines.some(({ kind }) => kind === 'test')) throw noJourney(grep);
      const ms = Math.round(performance.now() - started);
      return foldResult(sites, lines, { code, ms });
    } finally {
      await close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function refuseContradictions(ids: string[], flags: TestFlags): void {
  if (flags.site !== undefined && flags.app !== undefined) {
    throw usage('--site tests what is published, so nothing is stamped.', 'Leave out --app.');
  }
  if (flags.site !== undefined && !flags.site.includes('{id}') && ids.length !== 1) {
    throw usage(
      `${flags.site} is the site of one brand.`,
      'Name that brand, or write {id} where the address has the id of each.',
    );
  }
}

/** Brands without errors; a site is built of no others. */
async function wantedBrands(
  ids: string[],
  { site, out, app, jobs }: TestFlags,
  context: Context,
): Promise<LoadedBrand[]> {
  const { cwd, cacheDir, signature, brandsDir } = context;
  if (site === undefined) {
    const stamp = app === undefined ? {} : { app: resolve(cwd, app) };
    await buildForTest(ids, { out: outFolder(context, out), jobs, ...stamp }, context);
  }
  const { brands, problems } = await loadBrands(brandsDir, ids, { cwd, cacheDir, signature });
  if (problems.some(({ severity }) => severity === 'error')) {
    throw new BrandError({
      code: 'brands-invalid',
      message: 'Nothing was tested, because some brands have errors.',
      fix: 'Correct them, or name only brands without errors.',
      exitCode: 2,
      problems,
    });
  }
  if (brands.length === 0) throw noBrands();
  return brands;
}

async function openSites(
  brands: LoadedBrand[],
  flags: TestFlags,
  folder: string,
  context: Context,
): Promise<{ sites: TestSite[]; close: () => Promise<void> }> {
  const out = outFolder(context, flags.out);
  if (flags.site !== undefined) {
    const sites = await publishedSites(brands, flags.site, out, context);
    return { sites, close: async () => undefined };
  }
  return serveForTest(brands, { out, port: flags.port, data: join(folder, 'data') }, context);
}

function usage(message: string, fix: string): BrandError {
  return new BrandError({ code: 'usage', message, fix, exitCode: 2 });
}

function noJourney(grep: string): BrandError {
  return usage(
    `No journey's title matches ${JSON.stringify(grep)}.`,
    'Leave out --grep to see all of them.',
  );
}
