import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../app/brand/brand.ts';
import type { Release } from '../../app/brand/data.ts';
import { themeCss } from '../../app/brand/theme/themeCss.ts';
import type { MadeAsset } from '../assets/make.ts';
import type { Compile, FileFacts } from '../compile/output.ts';
import { integrity, sha256 } from '../files/hash.ts';
import { toolVersions } from '../toolVersions.ts';
import { compressOwn } from './compressOwn.ts';
import { firstLoads } from './firstLoad.ts';
import { headerRules, headersFile, nginxFile, redirectsFile } from './hostFiles.ts';
import { siteImages } from './images.ts';
import { notFoundPage } from './notFoundPage.ts';
import { precacheList } from './precache.ts';
import { readText, siteAddresses } from './prerender.ts';
import type { ReleaseRecord } from './release.ts';
import { robotsFile, withRobots } from './robots.ts';
import { stampWorker } from './serviceWorker.ts';
import type { SharedEntry } from './sharedFiles.ts';
import { shortcutTexts } from './shortcuts.ts';
import type { SitePlan } from './site.ts';
import { sitePage } from './sitePage.ts';
import { webManifest } from './webManifest.ts';

export type StampInput = {
  brand: Brand;
  plan: SitePlan;
  compile: Compile;
  assets: MadeAsset[];
  /** Hash of everything that decides the site. */
  cacheKey: string;
};

/** Files by path, among them the record of all files of the site. */
export type OwnFiles = { record: ReleaseRecord; contents: Record<string, Buffer> };

/**
 * What is made for this brand alone: the page, and what hangs on it.
 * @param linked the other files of the site
 */
export async function ownFiles(
  input: StampInput,
  linked: readonly SharedEntry[],
): Promise<OwnFiles> {
  const { brand, plan, compile, assets, cacheKey } = input;
  const release: Release = {
    id: cacheKey.slice(0, 12),
    version: compile.version,
    minimumVersion: compile.minimumVersion,
  };
  const images = siteImages(assets);
  const texts = (namespace: string, locale = brand.locale): Record<string, string> =>
    textsOf(compile, plan.resources[locale]?.[namespace]);
  const css = themeCss(brand, images.mark.url);
  const theme = { url: `/i/theme.${sha256(css).slice(0, 8)}.css`, integrity: integrity(css) };
  const html = await sitePage({ brand, plan, compile, images, theme, release, texts });
  const manifest = webManifest(brand, images, shortcutTexts(brand, texts));
  const rules = withRobots(headerRules(), brand.demo);
  const addresses = await siteAddresses(compile, plan.features);

  const files: ReleaseRecord['files'] = {};
  const contents: OwnFiles['contents'] = {};
  const add = (path: string, content: string | Buffer): void => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    contents[path] = bytes;
    files[path] = { bytes: bytes.byteLength, sha256: sha256(bytes) };
  };
  add(theme.url.slice(1), css);
  add('index.html', html);
  add('manifest.webmanifest', `${JSON.stringify(manifest, null, 1)}\n`);
  add('_headers', headersFile(rules));
  add('_redirects', redirectsFile(addresses));
  add('nginx.conf', nginxFile(rules, new URL(brand.origin).hostname));
  add('404.html', notFoundPage(brand));
  add('robots.txt', robotsFile(brand.demo, addresses));
  const facts = new Map(linked.map((entry) => [entry.path, entry.facts]));
  add('latest.json', `${JSON.stringify(release)}\n`);
  add(
    'sw.js',
    stampWorker(readFileSync(join(compile.folder, 'sw.js'), 'utf8'), {
      release: release.id,
      prefix: brand.id,
      precache: precacheList(plan, assets, theme.url.slice(1), files, facts),
    }),
  );
  for (const [path, compressed] of await compressOwn(contents)) add(path, compressed);

  const record: ReleaseRecord = {
    ...release,
    brand: brand.id,
    cacheKey,
    compile: compile.hash,
    tools: toolVersions(),
    features: brand.features,
    locales: brand.locales,
    firstLoad: firstLoads(brand, compile, plan, {
      html: files['index.html.gz']?.bytes ?? 0,
      theme: files[`${theme.url.slice(1)}.gz`]?.bytes ?? 0,
    }),
    files: byPath([
      ...linked.map(({ path, facts }): FileEntry => [path, facts]),
      ...Object.entries(files),
    ]),
  };
  contents['release.json'] = Buffer.from(`${JSON.stringify(record, null, 1)}\n`);
  return { record, contents };
}

type FileEntry = [path: string, FileFacts];

const byPath = (entries: FileEntry[]): ReleaseRecord['files'] =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

function textsOf(compile: Compile, url: string | undefined): Record<string, string> {
  return url ? (readText(compile, url.slice(1)) as Record<string, string>) : {};
}
