import { createHash } from 'node:crypto';
import type { LocalSite } from '../../../cli/deploy/localSite.ts';
import { isAsset } from '../../../cli/deploy/siteFile.ts';
import type { Store } from '../../../cli/deploy/store.ts';

const hash = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** SHA-256 of every live file of a brand, by path. */
export async function liveHashes(store: Store, brand: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const key of [...(await store.list(`${brand}/`)).keys()].sort()) {
    const object = await store.read(key);
    if (object) found[key.slice(brand.length + 1)] = hash(object.body);
  }
  return found;
}

const wanted = (site: LocalSite, assetsToo: boolean): Record<string, string> =>
  Object.fromEntries(
    site.files
      .filter((file) => assetsToo || !isAsset(file))
      .map(({ path, sha256 }) => [path, sha256]),
  );

/** Which of the sites is live in every single file, without pages of another; null for none. */
export async function wholeSite<Site extends LocalSite>(
  store: Store,
  sites: readonly Site[],
): Promise<Site | null> {
  for (const site of sites) {
    const live = await liveHashes(store, site.id);
    const same = Object.entries(wanted(site, true)).every(
      ([path, sha256]) => live[path] === sha256,
    );
    const assets = /^(?:assets|i|locales)\//;
    const pages = Object.keys(live).filter((path) => !assets.test(path));
    if (same && pages.every((path) => path in wanted(site, false))) return site;
  }
  return null;
}

/** Whether whoever loads the page gets one of the sites with all of its assets. */
export async function worksFor(store: Store, sites: readonly LocalSite[]): Promise<boolean> {
  const live = await liveHashes(store, sites[0]?.id ?? '');
  return sites.some((site) => {
    const page = site.files.find(({ path }) => path === 'index.html');
    const assets = site.files.filter(isAsset);
    return (
      live['index.html'] === page?.sha256 &&
      assets.every(({ path, sha256 }) => live[path] === sha256)
    );
  });
}
