import { resolve } from 'node:path';
import type { Brand } from '../../app/brand/brand.ts';
import { drawAsset, makeWorkshop } from './draw.ts';
import { engineVersion } from './engine.ts';
import { packImages } from './imagePack.ts';
import { type AssetRecipe, type BrandArtwork, planAssets } from './plan.ts';
import type { SharedImages } from './sharedImages.ts';
import { Store, type Stored, sha256Of } from './store.ts';
import { checkImage } from './verify.ts';

export type MadeAsset = AssetRecipe & {
  /** Path on the site, e.g. `/i/icon-192.3f2a9c1d.png` or `/favicon.ico`. */
  url: string;
  bytes: number;
  sha256: string;
  /** Absolute path to link or copy from. */
  cacheFile: string;
  /** False when it had to be drawn now, or fetched. */
  cached: boolean;
  /** True when another machine had drawn it. */
  fetched: boolean;
};

export type MakeOptions = {
  cacheDir: string;
  /** Pictures in work at a time; 4 by default. */
  jobs?: number;
  signal?: AbortSignal;
  /** Asked before anything is drawn, and given what was. */
  shared?: SharedImages;
};

type Obtained = { stored: Stored; cached: boolean; fetched: boolean };

/**
 * Draws what is neither in the cache nor shared by other machines.
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
    const kept = whole.map((stored) => ({ stored, cached: true, fetched: false }));
    return describeAll(recipes, kept, store);
  }
  const obtain = obtainFrom(brand, artwork, store, setKey, options);
  const obtained = new Map<string, Promise<Obtained>>();
  const results = await inTurns(recipes, options.jobs ?? 4, options.signal, (recipe) => {
    const pending = obtained.get(recipe.key) ?? obtain(recipe);
    obtained.set(recipe.key, pending);
    return pending;
  });
  const entries = results.map(({ stored }) => stored);
  store.writeLists(setKey, brand.id, entries);
  if (options.shared && results.some(({ cached, fetched }) => !cached && !fetched)) {
    const images = entries.map((stored) => ({ stored, body: store.read(stored.key) }));
    await options.shared.offer(setKey, brand.id, packImages(images));
  }
  return describeAll(recipes, results, store);
}

/** One image from the cache, else from another machine, else drawn. */
function obtainFrom(
  brand: Brand,
  artwork: BrandArtwork,
  store: Store,
  setKey: string,
  { shared }: MakeOptions,
): (recipe: AssetRecipe) => Promise<Obtained> {
  const latest = store.readLatest(brand.id);
  const workshop = makeWorkshop(brand, artwork);
  let fetching: Promise<ReadonlyMap<string, Buffer>> | undefined;
  return async (recipe) => {
    const known = latest.get(recipe.key);
    const found = known ? store.confirm(known) : null;
    if (found) return { stored: found, cached: true, fetched: false };
    fetching ??= shared?.fetch(setKey, brand.id);
    const sent = (await fetching)?.get(recipe.key);
    if (sent && (await checkImage(sent, recipe)) === null) {
      return { stored: store.put(recipe.key, sent), cached: false, fetched: true };
    }
    const bytes = await drawAsset(recipe, workshop);
    const problem = await checkImage(bytes, recipe);
    if (problem) throw new Error(`${brand.id}: ${recipe.file} was drawn wrongly. ${problem}`);
    return { stored: store.put(recipe.key, bytes), cached: false, fetched: false };
  };
}

/**
 * Launch images are hashed together: they change together, and the page names every one of them, where a
 * hash said again costs next to nothing.
 */
function describeAll(
  recipes: readonly AssetRecipe[],
  obtained: readonly Obtained[],
  store: Store,
): MadeAsset[] {
  const launch = obtained.filter((_, index) => recipes[index]?.kind === 'splash');
  const launchHash = sha256Of(launch.map(({ stored }) => stored.sha256).join());
  return obtained.map(({ stored: { sha256, bytes }, cached, fetched }, index) => {
    const recipe = recipes[index] as AssetRecipe;
    const dot = recipe.file.lastIndexOf('.');
    const hash = (recipe.kind === 'splash' ? launchHash : sha256).slice(0, 8);
    const url = recipe.hashed
      ? `/i/${recipe.file.slice(0, dot)}.${hash}${recipe.file.slice(dot)}`
      : `/${recipe.file}`;
    return { ...recipe, url, bytes, sha256, cacheFile: store.fileOf(recipe.key), cached, fetched };
  });
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
