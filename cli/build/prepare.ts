import { performance } from 'node:perf_hooks';
import { discoverBrands } from '../brand/discover.ts';
import { type LoadedBrand, loadBrands } from '../brand/load.ts';
import { noBrands } from '../brand/noBrands.ts';
import { compileApp } from '../compile/compile.ts';
import { type Compile, readCompile } from '../compile/output.ts';
import type { Context } from '../context.ts';
import { BrandError } from '../errors.ts';
import { sha256 } from '../files/hash.ts';
import type { Problem } from '../problem.ts';
import { brandInputs } from './brandInputs.ts';
import { siteKey } from './finished.ts';
import { type BuildJob, finishedSites } from './finishedSites.ts';
import type { BuildResult, BuiltBrand } from './result.ts';

/** What a build will do, found out before anything is written. */
export type Prepared = {
  compile: Compile;
  facts: BuildResult['compile'];
  /** Sites that are finished already. */
  finished: BuiltBrand[];
  /** Sites to stamp. */
  work: { loaded: LoadedBrand; job: BuildJob }[];
  /** Every brand there is that passes the check, when there is something to stamp. */
  all: readonly LoadedBrand[];
  problems: Problem[];
};

export type PrepareOptions = { out: string; force: boolean; app?: string; onCompile: () => void };

/**
 * Loads and checks the brands, compiles the app (or finds the compile), and finds finished sites.
 * @throws BrandError with the problems when any brand asked for is invalid: then nothing is built.
 */
export async function prepareBuild(
  context: Context,
  ids: readonly string[],
  options: PrepareOptions,
): Promise<Prepared> {
  const inputs = inputsBefore(context);
  const { brands: wanted, problems } = await loadBrands(context.brandsDir, ids, context);
  refuseErrors(problems, ids);
  if (wanted.length === 0) throw noBrands();
  const { compile, facts } = await findCompile(context, options);
  const key = siteKey(context.root, compile);
  const finished: BuiltBrand[] = [];
  const work: Prepared['work'] = [];
  const jobs = wanted.map(({ id, files }) => ({
    id,
    cacheKey: key(id, inputs(id) ?? sha256(JSON.stringify(files))),
  }));
  const sites = options.force ? [] : await finishedSites(options.out, jobs);
  for (const [index, loaded] of wanted.entries()) {
    const site = sites[index];
    if (site) finished.push(site);
    else work.push({ loaded, job: jobs[index] as BuildJob });
  }
  const all = ids.length > 0 ? await everyBrand(context, work.length > 0) : wanted;
  return { compile, facts, finished, work, all, problems };
}

/**
 * Reads the folders before the brands are loaded: an edit in between then gives the site a key that
 * fits no longer, and the next build makes it again.
 */
function inputsBefore({ brandsDir, cwd }: Context): (id: string) => string | null {
  const { folders } = discoverBrands(brandsDir, cwd);
  const known = new Map(folders.map(({ id, dir }) => [id, brandInputs(dir)]));
  return (id) => known.get(id) ?? null;
}

/** For the search for leaks; brands that cannot be loaded have no marks to look for. */
async function everyBrand(context: Context, needed: boolean): Promise<LoadedBrand[]> {
  return needed ? (await loadBrands(context.brandsDir, [], context)).brands : [];
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
