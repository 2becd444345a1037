import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsOf } from '../../app/brand/features.ts';
import { isOfFeature } from '../../app/brand/namespaces.ts';
import { themeCss } from '../../app/brand/theme/themeCss.ts';
import { makeAssets } from '../assets/make.ts';
import type { LoadedBrand } from '../brand/load.ts';
import { bundleScript } from '../compile/bundles.ts';
import { builtFeatures } from '../compile/inputs.ts';
import type { Context } from '../context.ts';
import { brandData } from '../stamp/brandData.ts';
import { renderHtml } from '../stamp/html.ts';
import { siteImages } from '../stamp/images.ts';
import { robotsFile } from '../stamp/robots.ts';
import { shortcutTexts } from '../stamp/shortcuts.ts';
import { webManifest } from '../stamp/webManifest.ts';
import { retiringWorker } from './retiringWorker.data.ts';

/** One brand's page over the sources, and what it refers to beside them. */
export type DevSite = {
  html: string;
  /** Path to text. */
  texts: Record<string, string>;
  /** Path to file. */
  files: Record<string, string>;
};

const themePath = '/i/theme.css';

/** The same page the stamp writes, with source addresses and without a policy, which hot reload could not keep. */
export async function devSite({ brand, artwork }: LoadedBrand, context: Context): Promise<DevSite> {
  const { root, cacheDir, signal } = context;
  const assets = await makeAssets(brand, artwork, { cacheDir, signal });
  const images = siteImages(assets);
  const built = builtFeatures(root);
  const features = brand.features.filter((id) => built.includes(id));
  const left = built.filter((id) => !features.includes(id));
  const locales = join(root, 'app/locales');
  const resources = Object.fromEntries(
    brand.locales.map((locale) => [
      locale,
      Object.fromEntries(
        readdirSync(join(locales, locale))
          .map((name) => name.replace(/\.json$/, ''))
          .filter((namespace) => !left.some((id) => isOfFeature(namespace, id)))
          .map((namespace) => [namespace, `/app/locales/${locale}/${namespace}.json`]),
      ),
    ]),
  );
  const featureEntries = features.map((id) => ({
    id,
    needs: needsOf(id),
    js: `/app/features/${id}/feature.tsx`,
    css: [],
  }));
  const version = JSON.parse(readFileSync(join(root, 'app/version.json'), 'utf8')) as {
    version: string;
    minimumVersion: string;
  };
  const release = { id: 'development', ...version };
  const data = brandData(brand, { featureEntries, resources }, images, release);
  const html = renderHtml({
    brand,
    data,
    images,
    preboot: await bundleScript(
      "import { preboot } from './preboot.ts';\npreboot();",
      join(root, 'app/core/scheme'),
    ),
    firstScreen: '',
    frames: null,
    markup: '',
    painter: '',
    styles: [{ url: themePath }],
    script: { url: '/app/entry.tsx' },
    modulePreloads: [],
    texts: {},
    policy: null,
  });
  const shortcuts = shortcutTexts(brand, (namespace) => {
    const file = join(locales, brand.locale, `${namespace}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  });
  return {
    html,
    texts: {
      [themePath]: themeCss(brand, images.mark.url),
      '/manifest.webmanifest': JSON.stringify(webManifest(brand, images, shortcuts)),
      '/latest.json': JSON.stringify(release),
      '/robots.txt': robotsFile(true, { pages: [], open: [] }),
      '/sw.js': retiringWorker,
    },
    files: Object.fromEntries(assets.map((asset) => [asset.url, asset.cacheFile])),
  };
}
