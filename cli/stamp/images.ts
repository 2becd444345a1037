import { type LaunchSet, launchLinks } from '../../app/brand/launchImages.ts';
import type { MadeAsset } from '../assets/make.ts';

export type Picture = { url: string; width: number; height: number };
export type ManifestIcon = { src: string; sizes: string; type: string; purpose: string };

/** The made images by what the page and the manifest use them for. */
export type SiteImages = {
  svg: Picture | null;
  /** Stands in for the SVG icon where the artwork is a bitmap. */
  favicon: Picture | null;
  icon192: Picture;
  apple: Picture;
  /** The one-colour mark. */
  mark: Picture;
  og: Picture;
  launch: LaunchSet;
  shortcuts: Record<string, Picture>;
  manifestIcons: ManifestIcon[];
};

export function siteImages(assets: readonly MadeAsset[]): SiteImages {
  const byFile = (file: string): MadeAsset => {
    const asset = assets.find((one) => one.file === file);
    if (!asset) throw new Error(`The asset plan has no ${file}.`);
    return asset;
  };
  const svg = assets.find((one) => one.kind === 'svg') ?? null;
  return {
    svg,
    favicon: assets.find((one) => one.kind === 'favicon') ?? null,
    icon192: byFile('icon-192.png'),
    apple:
      assets.find((one) => one.kind === 'apple' && one.hashed) ?? byFile('apple-touch-icon.png'),
    mark: byFile('monochrome-512.png'),
    og: byFile('og.png'),
    launch: launchSet(assets),
    shortcuts: Object.fromEntries(
      assets.flatMap((one) => (one.kind === 'shortcut' ? [[one.tab, one]] : [])),
    ),
    manifestIcons: [
      ...(svg ? [{ src: svg.url, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }] : []),
      ...assets.flatMap((one) => {
        const purpose = { icon: 'any', maskable: 'maskable', monochrome: 'monochrome' }[
          one.kind as string
        ];
        return purpose
          ? [{ src: one.url, sizes: `${one.width}x${one.height}`, type: one.type, purpose }]
          : [];
      }),
    ],
  };
}

/** @throws where an image is not where the app will look for it. */
function launchSet(assets: readonly MadeAsset[]): LaunchSet {
  const images = assets.flatMap((one) => (one.kind === 'splash' ? [one] : []));
  const [, hash = ''] = /\.(\w+)\.png$/.exec(images[0]?.url ?? '') ?? [];
  const set = { hash, schemes: [...new Set(images.map(({ scheme }) => scheme))] };
  const urls = new Set(images.map(({ url }) => url));
  const lost = launchLinks(set).find(({ href }) => !urls.has(href));
  if (lost) throw new Error(`The site has no launch image ${lost.href}.`);
  return set;
}
