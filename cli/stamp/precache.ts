import type { MadeAsset } from '../assets/make.ts';
import type { ReleaseRecord } from './release.ts';
import type { PrecacheEntry } from './serviceWorker.ts';
import type { SitePlan } from './site.ts';

const shownImages = ['icon-192.png', 'monochrome-512.png'];

/**
 * What an installed site keeps for use without a network: page, theme, code, texts and the icon and
 * mark the app shows. Launch and social images are left out: the system reads them once, or never.
 * @param theme URL of the brand's theme
 */
export function precacheList(
  plan: SitePlan,
  assets: readonly MadeAsset[],
  theme: string,
  files: ReleaseRecord['files'],
): PrecacheEntry[] {
  const revised = ['index.html', 'manifest.webmanifest'].map((path) => ({
    url: `/${path}`,
    revision: files[path]?.sha256.slice(0, 16) ?? null,
  }));
  const icons = assets.filter(({ file }) => shownImages.includes(file));
  return [
    ...revised,
    ...plan.shared.map((path) => ({ url: `/${path}`, revision: null })),
    { url: theme, revision: null },
    ...icons.map((asset) => ({ url: asset.url, revision: null })),
  ];
}
