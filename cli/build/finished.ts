import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { cachedCompile } from '../compile/cachedCompile.ts';
import { stampKey } from '../compile/inputs.ts';
import { type Compile, readCompile } from '../compile/output.ts';
import type { Context } from '../context.ts';
import { sha256 } from '../files/hash.ts';
import { isIntact, type ReleaseRecord, readRelease, totals } from '../stamp/release.ts';
import { brandInputs } from './brandInputs.ts';
import type { BuildResult, BuiltBrand } from './result.ts';

export type BuildJob = {
  id: string;
  /** Hash of everything that decides this brand's site. */
  cacheKey: string;
};

/** @returns the finished site when it is already there, whole, and made from the same inputs. */
export function finishedSite(out: string, job: BuildJob): BuiltBrand | null {
  const folder = join(out, job.id);
  const record = readRelease(folder);
  if (record?.cacheKey !== job.cacheKey || !isIntact(folder, record)) return null;
  return describeSite(folder, record, true, 0);
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
export function finishedBuild(
  context: Context,
  ids: readonly string[],
  options: { out: string; app?: string },
): Pick<BuildResult, 'compile' | 'brands'> | null {
  const started = performance.now();
  const compile = options.app
    ? readCompile(options.app)
    : cachedCompile(context.root, context.cacheDir);
  const wanted = compile && wantedFolders(context.brandsDir, ids);
  if (!compile || !wanted?.length) return null;
  const key = siteKey(context.root, compile);
  const brands: BuiltBrand[] = [];
  for (const id of wanted) {
    const inputs = brandInputs(join(context.brandsDir, id));
    const site = inputs ? finishedSite(options.out, { id, cacheKey: key(id, inputs) }) : null;
    if (!site) return null;
    brands.push(site);
  }
  const ms = Math.round(performance.now() - started);
  return { compile: { hash: compile.hash, cached: true, ms }, brands };
}

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
