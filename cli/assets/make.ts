import { resolve } from 'node:path';
import type { Brand } from '../../app/brand/brand.ts';
import { drawAsset, makeWorkshop } from './draw.ts';
import { engineVersion } from './engine.ts';
import { type AssetRecipe, type BrandArtwork, planAssets } from './plan.ts';
import { Store, type Stored, sha256Of } from './store.ts';
import { checkImage } from './verify.ts';

export type MadeAsset = AssetRecipe & {
  /** Path on the site, e.g. `/i/icon-192.3f2a9c1d.png` or `/favicon.ico`. */
  url: string;
  bytes: number;
  sha256: string;
  /** Absolute path to link or copy from. */
  cacheFile: string;
  /** False when it had to be drawn now. */
  cached: boolean;
};

export type MakeOptions = {
  cacheDir: string;
  /** Pictures in work at a time; 4 by default. */
  jobs?: number;
  signal?: AbortSignal;
};

/**
 * Draws what is not in the cache yet.
 * @returns one entry per recipe, in plan order.
 * @throws the signal's reason when aborted; file system errors of the cache folder.
 */
export async function makeAssets(
  brand: Brand,
  artwork: BrandArtwork,
  options: MakeOptions,
): Promise<MadeAsset[]> {
  options.signal?.throwIfAborted();
  if (!artwork.source)
    throw new Error(`Brand ${brand.id} has no usable artwork at ${brand.icons.source}.`);
  const recipes = planAssets(brand, artwork, { engine: engineVersion() });
  const store = new Store(resolve(options.cacheDir, 'assets'));
  const setKey = sha256Of(recipes.map(({ key }) => key).join());
  const whole = store.readSet(setKey);
  if (whole?.length === recipes.length) {
    return recipes.map((recipe, index) => describe(recipe, whole[index] as Stored, store, true));
  }
  const latest = store.readLatest(brand.id);
  const workshop = makeWorkshop(brand, artwork);
  const obtained = new Map<string, Promise<{ stored: Stored; cached: boolean }>>();
  const obtain = async (recipe: AssetRecipe) => {
    const known = latest.get(recipe.key);
    const found = known ? store.confirm(known) : null;
    if (found) return { stored: found, cached: true };
    const bytes = await drawAsset(recipe, workshop);
    const problem = await checkImage(bytes, recipe);
    if (problem) throw new Error(`${brand.id}: ${recipe.file} was drawn wrongly. ${problem}`);
    return { stored: store.put(recipe.key, bytes), cached: false };
  };
  const results = await inTurns(recipes, options.jobs ?? 4, options.signal, (recipe) => {
    const pending = obtained.get(recipe.key) ?? obtain(recipe);
    obtained.set(recipe.key, pending);
    return pending;
  });
  const entries = results.map(({ stored }) => stored);
  store.writeLists(setKey, brand.id, entries);
  return results.map(({ stored, cached }, index) =>
    describe(recipes[index] as AssetRecipe, stored, store, cached),
  );
}

function describe(recipe: AssetRecipe, stored: Stored, store: Store, cached: boolean): MadeAsset {
  const { sha256, bytes } = stored;
  const dot = recipe.file.lastIndexOf('.');
  const url = recipe.hashed
    ? `/i/${recipe.file.slice(0, dot)}.${sha256.slice(0, 8)}${recipe.file.slice(dot)}`
    : `/${recipe.file}`;
  return { ...recipe, url, bytes, sha256, cacheFile: store.fileOf(recipe.key), cached };
}

async function inTurns<In, Out>(
  items: readonly In[],
  jobs: number,
  signal: AbortSignal | undefined,
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      signal?.throwIfAborted();
      const index = next++;
      results[index] = await work(items[index] as In);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, jobs) }, worker));
  return results;
}
