import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isIntact, type ReleaseRecord, readRelease, totals } from '../stamp/release.ts';
import type { BuiltBrand } from './result.ts';

export type BuildJob = {
  id: string;
  /** Hash of everything that decides this brand's site. */
  cacheKey: string;
};

/** What a thread is given when it starts. */
export type LookedFor = { out: string; jobs: readonly BuildJob[] };

/** Starting a thread takes as long as looking at a few dozen sites. */
const manySites = 200;

/** @returns for each job, its finished site: there already, whole, and made from the same inputs; else null */
export async function finishedSites(
  out: string,
  jobs: readonly BuildJob[],
): Promise<(BuiltBrand | null)[]> {
  const threads = jobs.length < manySites ? 1 : availableParallelism();
  const share = Math.ceil(jobs.length / threads);
  const others = Array.from({ length: threads - 1 }, (_, index) =>
    jobs.slice((index + 1) * share, (index + 2) * share),
  );
  const elsewhere = others.map((part) => inThread({ out, jobs: part }));
  const here = lookFor({ out, jobs: jobs.slice(0, share) });
  return [here, ...(await Promise.all(elsewhere))].flat();
}

export const lookFor = ({ out, jobs }: LookedFor): (BuiltBrand | null)[] =>
  jobs.map((job) => {
    const folder = join(out, job.id);
    const record = readRelease(folder);
    if (record?.cacheKey !== job.cacheKey || !isIntact(folder, record)) return null;
    return describeSite(folder, record, true, 0);
  });

function inThread(workerData: LookedFor): Promise<(BuiltBrand | null)[]> {
  return new Promise((resolve, reject) => {
    // The launcher bundles it into the folder of every other file.
    new Worker(new URL('./finishedWorker.js', import.meta.url), { workerData })
      .once('message', resolve)
      .once('error', reject);
  });
}

export function describeSite(
  out: string,
  record: ReleaseRecord,
  cached: boolean,
  ms: number,
): BuiltBrand {
  const { brand: id, features, locales, firstLoad } = record;
  return { id, out, cached, ms: Math.round(ms), ...totals(record), features, locales, firstLoad };
}
