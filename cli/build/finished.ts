import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { cachedCompile } from '../compile/cachedCompile.ts';
import { stampKey } from '../compile/inputs.ts';
import { type Compile, readCompile } from '../compile/output.ts';
import type { Context } from '../context.ts';
import { sha256 } from '../files/hash.ts';
import { brandInputs } from './brandInputs.ts';
import { type BuildJob, finishedSites } from './finishedSites.ts';
import type { BuildResult, BuiltBrand } from './result.ts';

/** @returns a function from a brand's id and inputs to the key of its site. */
export function siteKey(root: string, compile: Compile): (id: string, inputs: string) => string {
  const tool = stampKey(root);
  return (id, inputs) => sha256('site-1', compile.hash, tool, id, inputs);
}

/**
 * The answer of a build that has nothing to do: each brand was checked when its site was made, so
 * neither the rules nor anything that draws or compiles is loaded here.
 * @returns null when any site is to be made, or when the check has something to say.
 */
export async function finishedBuild(
  context: Context,
  ids: readonly string[],
  options: { out: string; app?: string },
): Promise<Pick<BuildResult, 'compile' | 'brands'> | null> {
  const started = performance.now();
  const compile = options.app
    ? readCompile(options.app)
    : cachedCompile(context.root, context.cacheDir);
  const wanted = compile && wantedFolders(context.brandsDir, ids);
  if (!compile || !wanted?.length) return null;
  const key = siteKey(context.root, compile);
  const jobs: BuildJob[] = [];
  for (const id of wanted) {
    const inputs = brandInputs(join(context.brandsDir, id));
    if (!inputs) return null;
    jobs.push({ id, cacheKey: key(id, inputs) });
  }
  // Where all changed, as with a new version of the app, the first one tells.
  const first = jobs.slice(0, 1);
  if (!(await finishedSites(options.out, first)).every(isFinished)) return null;
  const brands = (await finishedSites(options.out, jobs)).filter(isFinished);
  if (brands.length < jobs.length) return null;
  const ms = Math.round(performance.now() - started);
  return { compile: { hash: compile.hash, cached: true, ms }, brands };
}

const isFinished = (site: BuiltBrand | null): site is BuiltBrand => site !== null;

/** @returns sorted ids, or null where the folder is missing or holds what no build would pass over. */
function wantedFolders(brandsDir: string, ids: readonly string[]): string[] | null {
  try {
    const entries = readdirSync(brandsDir, { withFileTypes: true }).filter(
      ({ name }) => !name.startsWith('.'),
    );
    if (entries.some((entry) => entry.isSymbolicLink())) return null;
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    if (ids.some((id) => !folders.includes(id))) return null;
    return folders.filter((id) => ids.length === 0 || ids.includes(id)).sort();
  } catch {
    return null;
  }
}
