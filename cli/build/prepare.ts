import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type LoadedBrand, loadBrands } from '../brand/load.ts';
import { noBrands } from '../brand/noBrands.ts';
import { cachedCompile, compileApp } from '../compile/compile.ts';
import { stampKey } from '../compile/inputs.ts';
import { type Compile, readCompile } from '../compile/output.ts';
import type { Context } from '../context.ts';
import { BrandError } from '../errors.ts';
import { sha256 } from '../files/hash.ts';
import type { Problem } from '../problem.ts';
import { brandInputs } from './brandInputs.ts';
import { type BuildJob, finishedSite } from './buildBrands.ts';
import type { BuildResult, BuiltBrand } from './result.ts';

/** What a build will do, found out before anything is written. */
export type Prepared = {
  compile: Compile;
  facts: BuildResult['compile'];
  /** Sites that are finished already. */
  finished: BuiltBrand[];
  /** Sites to stamp, with every brand loaded and checked; none when all are finished. */
  work: { loaded: LoadedBrand; job: BuildJob }[];
  all: LoadedBrand[];
  problems: Problem[];
};

export type PrepareOptions = { out: string; force: boolean; app?: string; onCompile: () => void };

/**
 * Compiles the app (or finds the compile), finds finished sites, and loads and checks all brands
 * when there is something to stamp.
 * @throws BrandError with the problems when any brand is invalid: then nothing is built.
 */
export async function prepareBuild(
  context: Context,
  ids: readonly string[],
  options: PrepareOptions,
): Promise<Prepared> {
  const quick = finishedFolders(context, ids, options);
  if (quick) return quick;
  const { brands: all, problems } = await loadBrands(context.brandsDir, [], context);
  const wanted = ids.length > 0 ? (await loadBrands(context.brandsDir, ids, context)).brands : all;
  refuseErrors(problems, ids);
  if (wanted.length === 0) throw noBrands();
  const { compile, facts } = await findCompile(context, options);
  const key = siteKey(context.root, compile);
  const finished: BuiltBrand[] = [];
  const work: Prepared['work'] = [];
  for (const loaded of wanted) {
    const job = { id: loaded.id, cacheKey: key(loaded.id, brandInputs(loaded.dir) ?? '') };
    const site = options.force ? null : finishedSite(options.out, job);
    if (site) finished.push(site);
    else work.push({ loaded, job });
  }
  return { compile, facts, finished, work, all, problems };
}

/** When every site asked for is finished, its brand was checked when it was made: nothing is left to do. */
function finishedFolders(
  context: Context,
  ids: readonly string[],
  options: PrepareOptions,
): Prepared | null {
  if (options.force) return null;
  const started = performance.now();
  const compile = options.app
    ? readCompile(options.app)
    : cachedCompile(context.root, context.cacheDir);
  if (!compile) return null;
  const key = siteKey(context.root, compile);
  const finished: BuiltBrand[] = [];
  for (const id of ids.length > 0 ? ids : brandFolders(context.brandsDir)) {
    const inputs = brandInputs(join(context.brandsDir, id));
    const site = inputs ? finishedSite(options.out, { id, cacheKey: key(id, inputs) }) : null;
    if (!site) return null;
    finished.push(site);
  }
  if (finished.length === 0) return null;
  const facts = { hash: compile.hash, cached: true, ms: Math.round(performance.now() - started) };
  return { compile, facts, finished, work: [], all: [], problems: [] };
}

function brandFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
}

async function findCompile(
  context: Context,
  options: PrepareOptions,
): Promise<{ compile: Compile; facts: BuildResult['compile'] }> {
  const started = performance.now();
  const found = options.app ? readGiven(options.app) : null;
  const { compile, cached } = found
    ? { compile: found, cached: true }
    : await compileApp(context.root, context.cacheDir, options.onCompile);
  return {
    compile,
    facts: { hash: compile.hash, cached, ms: Math.round(performance.now() - started) },
  };
}

function readGiven(folder: string): Compile {
  const compile = readCompile(folder);
  if (compile) return compile;
  throw new BrandError({
    code: 'app-missing',
    message: `${folder} holds no compiled app.`,
    fix: 'Make one with "brand build --compile-to DIR", or leave --app out to compile here.',
    exitCode: 4,
  });
}

function siteKey(root: string, compile: Compile): (id: string, inputs: string) => string {
  const tool = stampKey(root);
  return (id, inputs) => sha256('site-1', compile.hash, tool, id, inputs);
}

function refuseErrors(problems: Problem[], ids: readonly string[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length === 0) return;
  const brands = [...new Set(errors.map((problem) => problem.brand))].filter(Boolean);
  throw new BrandError({
    code: 'brands-invalid',
    message: `Nothing was built: ${errors.length === 1 ? 'a problem' : `${errors.length} problems`} in ${brands.join(', ') || 'the brand folder'}.`,
    fix: `Mend them, then build again. "brand check${ids.length > 0 ? ` ${ids.join(' ')}` : ''}" lists them at any time.`,
    exitCode: 2,
    problems,
  });
}
