import { performance } from 'node:perf_hooks';
import { openSharedImages } from '../assets/openSharedImages.ts';
import type { Context } from '../context.ts';
import { BrandError } from '../errors.ts';
import { finishedBuild } from './finished.ts';
import { openOutputFolder, writeFailure } from './outputFolder.ts';
import type { BuildResult } from './result.ts';

export type BuildSitesOptions = {
  out: string;
  jobs: number;
  force: boolean;
  app?: string;
  /** A place that machines share images in, as `--cache-from` names it. */
  cacheFrom?: string;
};

/**
 * The whole build: compile once, find what is finished, stamp the rest.
 * @throws BrandError for invalid brands, an output folder that cannot be used, or an interrupt.
 */
export async function buildSites(
  context: Context,
  ids: readonly string[],
  options: BuildSitesOptions,
): Promise<BuildResult> {
  const started = performance.now();
  openOutputFolder(context.root, context.brandsDir, options.out);
  const finished = options.force ? null : await finishedBuild(context, ids, options);
  const done = finished
    ? {
        ...finished,
        images: { drawn: 0, fetched: 0, sets: 0 },
        problems: [],
        failures: [],
        overweight: [],
      }
    : await makeSites(context, ids, options);
  const ms = Math.round(performance.now() - started);
  return { ok: done.failures.length === 0, ...done, ms };
}

async function makeSites(
  context: Context,
  ids: readonly string[],
  options: BuildSitesOptions,
): Promise<Omit<BuildResult, 'ok' | 'ms'>> {
  const { report, signal } = context;
  const { prepareBuild } = await import('./prepare.ts');
  const { buildBrands } = await import('./buildBrands.ts');
  const prepared = await prepareBuild(context, ids, {
    ...options,
    onCompile: () => report.say('Compiling the app…'),
  });
  const { compile, facts, finished, work, all, problems } = prepared;
  const shared = await openSharedImages(work.length > 0 ? options.cacheFrom : undefined, context);
  const progress = report.progress(work.length, 'brands');
  try {
    const { built, failures, images, overweight } = await buildBrands(work, compile, {
      ...options,
      ...(shared ? { shared } : {}),
      cacheDir: context.cacheDir,
      signal,
      all,
      onBuilt: (site) => progress.step(`${site.id}: ${site.files} files in ${site.ms} ms`),
    });
    if (signal.aborted) throw interrupted();
    const brands = [...finished, ...built].sort((a, b) => (a.id < b.id ? -1 : 1));
    return { compile: facts, brands, images, problems, failures, overweight };
  } catch (error) {
    throw writeFailure(options.out, error);
  } finally {
    progress.done();
    shared?.close();
  }
}

function interrupted(): BrandError {
  return new BrandError({
    code: 'interrupted',
    message: 'Interrupted. Sites built before are unchanged.',
    fix: 'Run the same command again to build the rest.',
    exitCode: 1,
  });
}
