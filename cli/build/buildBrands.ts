import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type MadeAsset, makeAssets } from '../assets/make.ts';
import { planAssets } from '../assets/plan.ts';
import type { SharedImages } from '../assets/sharedImages.ts';
import type { LoadedBrand } from '../brand/load.ts';
import type { Compile } from '../compile/output.ts';
import { BrandError } from '../errors.ts';
import { type FileThread, openFileThread } from '../files/fileThread.ts';
import { planSite } from '../stamp/site.ts';
import { stampSite } from '../stamp/stampSite.ts';
import { foreignSearch } from '../verify/leaks.ts';
import { neutralText } from '../verify/neutralText.ts';
import { verifySite } from '../verify/verifySite.ts';
import { type BuildJob, describeSite } from './finishedSites.ts';
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
  shared?: SharedImages;
  onBuilt: (built: BuiltBrand) => void;
};

/** Stamps the given brands. One brand's failure leaves the others to be built; an abort stops them all. */
export async function buildBrands(
  work: { loaded: LoadedBrand; job: BuildJob }[],
  compile: Compile,
  options: BuildOptions,
): Promise<Pick<BuildResult, 'failures' | 'images' | 'overweight'> & { built: BuiltBrand[] }> {
  const built: BuiltBrand[] = [];
  const images = { drawn: 0, fetched: 0, sets: 0 };
  const failures: BuildResult['failures'] = [];
  const overweight: BuildResult['overweight'] = [];
  const others = foreignSearch(
    options.all.map(({ brand }) => brand),
    neutralText(compile),
  );
  const fileThread = openFileThread(work.length);
  const make = { ...options, place: fileThread.place };
  await runPool(work, options.jobs, async ({ loaded, job }) => {
    if (options.signal.aborted) return;
    try {
      const { site, assets, heavy } = await buildOne(loaded, job, compile, make, others);
      for (const { cached, fetched } of assets) {
        if (fetched) images.fetched += 1;
        else if (!cached) images.drawn += 1;
      }
      overweight.push(...heavy.map((message) => ({ id: job.id, message })));
      built.push(site);
      options.onBuilt(site);
    } catch (error) {
      const known = writeFailure(options.out, error);
      // A full disk or an unwritable folder concerns every brand: stop. So does the unexpected.
      if (!(known instanceof BrandError) || known.exitCode === 4) throw known;
      failures.push({ id: job.id, code: known.code, message: known.message, fix: known.fix });
    }
  }).finally(fileThread.close);
  images.sets = options.shared?.sent ?? 0;
  return { built, failures, images, overweight };
}

async function buildOne(
  { brand, artwork }: LoadedBrand,
  job: BuildJob,
  compile: Compile,
  options: BuildOptions & Pick<FileThread, 'place'>,
  foreign: ReturnType<typeof foreignSearch>,
): Promise<{ site: BuiltBrand; assets: MadeAsset[]; heavy: string[] }> {
  const started = performance.now();
  const target = join(options.out, brand.id);
  if (!options.force) guardSite(target);
  const assets = await makeAssets(brand, artwork, {
    cacheDir: options.cacheDir,
    signal: options.signal,
    ...(options.shared ? { shared: options.shared } : {}),
  });
  const plan = planSite(brand, compile, planAssets(brand, artwork));
  let heavy: string[] = [];
  const record = await stampSite(
    { brand, plan, compile, assets, cacheKey: job.cacheKey },
    target,
    options.place,
    async (folder, release) => {
      const site = { brand, plan, compile, images: assets, foreign: foreign(brand) };
      heavy = await verifySite(site, folder, release);
    },
  );
  const site = describeSite(target, record, false, performance.now() - started);
  return { site, assets, heavy };
}
