import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { makeAssets } from '../assets/make.ts';
import { planAssets } from '../assets/plan.ts';
import type { LoadedBrand } from '../brand/load.ts';
import type { Compile } from '../compile/output.ts';
import { BrandError } from '../errors.ts';
import { planSite } from '../stamp/site.ts';
import { stampSite } from '../stamp/stampSite.ts';
import { foreignMarks } from '../verify/leaks.ts';
import { neutralText } from '../verify/neutralText.ts';
import { verifySite } from '../verify/verifySite.ts';
import { type BuildJob, describeSite } from './finished.ts';
import { guardSite, writeFailure } from './outputFolder.ts';
import { runPool } from './pool.ts';
import type { BuildResult, BuiltBrand } from './result.ts';

export type BuildOptions = {
  out: string;
  cacheDir: string;
  jobs: number;
  force: boolean;
  signal: AbortSignal;
  /** Every brand there is, for the search for leaks. */
  all: readonly LoadedBrand[];
  onBuilt: (built: BuiltBrand) => void;
};

/** Stamps the given brands. One brand's failure leaves the others to be built; an abort stops them all. */
export async function buildBrands(
  work: { loaded: LoadedBrand; job: BuildJob }[],
  compile: Compile,
  options: BuildOptions,
): Promise<{ built: BuiltBrand[]; failures: BuildResult['failures'] }> {
  const built: BuiltBrand[] = [];
  const failures: BuildResult['failures'] = [];
  const neutral = neutralText(compile);
  await runPool(work, options.jobs, async ({ loaded, job }) => {
    if (options.signal.aborted) return;
    try {
      const site = await buildOne(loaded, job, compile, options, neutral);
      built.push(site);
      options.onBuilt(site);
    } catch (error) {
      const known = writeFailure(options.out, error);
      // A full disk or an unwritable folder concerns every brand: stop. So does the unexpected.
      if (!(known instanceof BrandError) || known.exitCode === 4) throw known;
      failures.push({ id: job.id, code: known.code, message: known.message, fix: known.fix });
    }
  });
  return { built, failures };
}

async function buildOne(
  { brand, artwork }: LoadedBrand,
  job: BuildJob,
  compile: Compile,
  options: BuildOptions,
  neutral: string,
): Promise<BuiltBrand> {
  const started = performance.now();
  const target = join(options.out, brand.id);
  if (!options.force) guardSite(target);
  const assets = await makeAssets(brand, artwork, {
    cacheDir: options.cacheDir,
    signal: options.signal,
  });
  const plan = planSite(brand, compile, planAssets(brand, artwork));
  const others = options.all.map((one) => one.brand);
  const record = await stampSite(
    { brand, plan, compile, assets, cacheKey: job.cacheKey },
    target,
    (folder, release) =>
      verifySite(
        { brand, plan, compile, images: assets, foreign: foreignMarks(brand, others, neutral) },
        folder,
        release,
      ),
  );
  return describeSite(target, record, false, performance.now() - started);
}
