import { join } from 'node:path';
import type { Brand } from '../../app/brand/brand.ts';
import { drawAsset, makeWorkshop } from './draw.ts';
import { engineVersion } from './engine.ts';
import { type AssetRecipe, type BrandArtwork, planAssets } from './plan.ts';
import { openStore, type Stored, sha256Of } from './store.ts';

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
  const store = openStore(join(options.cacheDir, 'assets'));
  const listKey = sha256Of(recipes.map(({ key }) => key).join());
  const listed = store.readList(listKey);
  if (listed?.length === recipes.length) {
    return recipes.map((recipe, index) => describe(recipe, listed[index] as Stored, true));
  }
  const workshop = makeWorkshop(brand, artwork);
  const stored = new Map<string, Promise<{ stored: Stored; cached: boolean }>>();
  const obtain = async (recipe: AssetRecipe) => {
    const found = store.find(recipe.key);
    if (found) return { stored: found, cached: true };
    return { stored: store.put(recipe.key, await drawAsset(recipe, workshop)), cached: false };
  };
  const made = await inTurns(recipes, options.jobs ?? 4, options.signal, async (recipe) => {
    const pending = stored.get(recipe.key) ?? obtain(recipe);
    stored.set(recipe.key, pending);
    const result = await pending;
    return describe(recipe, result.stored, result.cached);
  });
  store.writeList(
    listKey,
    made.map(({ cacheFile, sha256, bytes }, index) => ({
      file: cacheFile,
      sha256,
      bytes,
      mtime: mtimes.get(made[index] as MadeAsset) ?? 0,
    })),
  );
  return made;
}

const mtimes = new WeakMap<MadeAsset, number>();

function describe(recipe: AssetRecipe, stored: Stored, cached: boolean): MadeAsset {
  const dot = recipe.file.lastIndexOf('.');
  const url = recipe.hashed
    ? `/i/${recipe.file.slice(0, dot)}.${stored.sha256.slice(0, 8)}${recipe.file.slice(dot)}`
    : `/${recipe.file}`;
  const { file: cacheFile, sha256, bytes, mtime } = stored;
  const asset = { ...recipe, url, bytes, sha256, cacheFile, cached };
  mtimes.set(asset, mtime);
  return asset;
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
