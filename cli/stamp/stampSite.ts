import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../app/brand/brand.ts';
import type { Release } from '../../app/brand/data.ts';
import type { MadeAsset } from '../assets/make.ts';
import { type Compile, sharedFilePath, sharedVariants } from '../compile/output.ts';
import { sha256 } from '../files/hash.ts';
import { linkFile } from '../files/linkFile.ts';
import { makeTemporaryBeside, replaceFolder } from '../files/replaceFolder.ts';
import { toolVersions } from '../toolVersions.ts';
import { compressWritten } from './compressWritten.ts';
import { headerPolicy } from './contentSecurityPolicy.ts';
import { firstLoads } from './firstLoad.ts';
import { headerRules, headersFile, nginxFile, redirectsFile } from './hostFiles.ts';
import { siteImages } from './images.ts';
import { precacheList } from './precache.ts';
import { readText } from './prerender.ts';
import type { ReleaseRecord } from './release.ts';
import { stampWorker } from './serviceWorker.ts';
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

/**
 * Writes one brand's site beside its place, has it verified, then puts it in place.
 * Whatever fails, `target` keeps what it held.
 */
export async function stampSite(
  input: StampInput,
  target: string,
  verify: (folder: string, record: ReleaseRecord) => Promise<void>,
): Promise<ReleaseRecord> {
  const folder = makeTemporaryBeside(target);
  try {
    const record = await fillFolder(input, folder);
    await verify(folder, record);
    replaceFolder(folder, target);
    return record;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

type Files = ReleaseRecord['files'];

async function fillFolder(input: StampInput, folder: string): Promise<ReleaseRecord> {
  const { brand, plan, compile, assets, cacheKey } = input;
  const files: Files = {};
  linkShared(compile, plan, folder, files);
  linkImages(assets, folder, files);

  const release: Release = {
    id: cacheKey.slice(0, 12),
    version: compile.version,
    minimumVersion: compile.minimumVersion,
  };
  const images = siteImages(assets);
  const texts = (namespace: string, locale = brand.locale): Record<string, string> =>
    textsOf(compile, plan.resources[locale]?.[namespace]);
  const { html, policy } = await sitePage({ brand, plan, compile, images, release, texts });
  const manifest = webManifest(brand, images, shortcutTexts(brand, texts));
  const rules = headerRules(headerPolicy(policy));

  const write = (path: string, content: string): void => {
    const bytes = Buffer.from(content);
    writeFileSync(join(folder, path), bytes);
    files[path] = { bytes: bytes.byteLength, sha256: sha256(bytes) };
  };
  write('index.html', html);
  write('manifest.webmanifest', `${JSON.stringify(manifest, null, 1)}\n`);
  write('_headers', headersFile(rules));
  write('_redirects', redirectsFile());
  write('nginx.conf', nginxFile(rules, new URL(brand.origin).hostname));
  write('missing.txt', 'Not found\n');
  write('latest.json', `${JSON.stringify(release)}\n`);
  write(
    'sw.js',
    stampWorker(readFileSync(join(compile.folder, 'sw.js'), 'utf8'), {
      release: release.id,
      prefix: brand.id,
      precache: precacheList(plan, assets, files),
    }),
  );
  const compressed = await compressWritten(folder, files);

  const record: ReleaseRecord = {
    ...release,
    brand: brand.id,
    cacheKey,
    compile: compile.hash,
    tools: toolVersions(),
    features: brand.features,
    locales: brand.locales,
    firstLoad: firstLoads(brand, compile, plan, compressed),
    files: Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(record, null, 1)}\n`);
  return record;
}

function linkShared(compile: Compile, plan: SitePlan, folder: string, files: Files): void {
  for (const path of plan.shared) {
    const shared = compile.files[path];
    if (!shared) throw new Error(`The compile has no ${path}.`);
    for (const [name, { bytes, sha256: hash }] of Object.entries(sharedVariants(path, shared))) {
      linkFile(sharedFilePath(compile, name), join(folder, name));
      files[name] = { bytes, sha256: hash };
    }
  }
}

function linkImages(assets: MadeAsset[], folder: string, files: Files): void {
  for (const asset of assets) {
    const path = asset.url.slice(1);
    linkFile(asset.cacheFile, join(folder, path));
    files[path] = { bytes: asset.bytes, sha256: asset.sha256 };
  }
}

function textsOf(compile: Compile, url: string | undefined): Record<string, string> {
  return url ? (readText(compile, url.slice(1)) as Record<string, string>) : {};
}
