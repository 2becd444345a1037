import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeAssets } from '../../assets/make.ts';
import { openSharedImages } from '../../assets/openSharedImages.ts';
import type { SharedImages } from '../../assets/sharedImages.ts';
import { type LoadedBrand, loadBrands } from '../../brand/load.ts';
import { guardImages, openOutputFolder, writeFailure } from '../../build/outputFolder.ts';
import { runPool } from '../../build/pool.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { linkFile } from '../../files/linkFile.ts';
import { makeTemporaryBeside, replaceFolder } from '../../files/replaceFolder.ts';
import { siteImages } from '../../stamp/images.ts';
import { shortcutTexts } from '../../stamp/shortcuts.ts';
import { webManifest } from '../../stamp/webManifest.ts';
import { formatBytes } from '../build/describe.ts';

export type AssetsFlags = { out: string; jobs: number; cacheFrom?: string };

type Made = { id: string; out: string; files: number; bytes: number };

/** Makes the images and the manifest of the brands asked for. */
export async function assetsAction(
  ids: string[],
  flags: AssetsFlags,
  context: Context,
): Promise<void> {
  const { report } = context;
  const out = resolve(context.cwd, flags.out);
  const { brands, problems } = await loadBrands(context.brandsDir, ids, context);
  if (problems.some((problem) => problem.severity === 'error')) {
    throw new BrandError({
      code: 'brands-invalid',
      message: 'No images were made, because there are problems in the brand files.',
      fix: 'Mend them, then run this again.',
      exitCode: 2,
      problems,
    });
  }
  openOutputFolder(context.root, context.brandsDir, out);
  const made: Made[] = [];
  const shared = await openSharedImages(flags.cacheFrom, context);
  const progress = report.progress(brands.length, 'brands');
  try {
    await runPool(brands, flags.jobs, async (loaded) => {
      const one = await makeOne(loaded, join(out, loaded.id), { ...context, shared });
      made.push(one);
      progress.step(`${one.id}: ${one.files} files`);
    });
  } catch (error) {
    throw writeFailure(out, error);
  } finally {
    progress.done();
    shared?.close();
  }
  made.sort((a, b) => (a.id < b.id ? -1 : 1));
  report.result({ ok: true, brands: made });
  report.table(
    ['brand', 'files', 'size', 'folder'],
    made.map((one) => [one.id, String(one.files), formatBytes(one.bytes), one.out]),
  );
}

async function makeOne(
  { brand, artwork }: LoadedBrand,
  target: string,
  { cacheDir, signal, root, shared }: Context & { shared: SharedImages | undefined },
): Promise<Made> {
  guardImages(target);
  const assets = await makeAssets(brand, artwork, {
    cacheDir,
    signal,
    ...(shared ? { shared } : {}),
  });
  const folder = makeTemporaryBeside(target);
  try {
    for (const asset of assets) linkFile(asset.cacheFile, join(folder, asset.url.slice(1)));
    const shortcuts = shortcutTexts(brand, (namespace) =>
      sourceTexts(root, brand.locale, namespace),
    );
    const manifest = webManifest(brand, siteImages(assets), shortcuts);
    writeFileSync(join(folder, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 1)}\n`);
    replaceFolder(folder, target);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const bytes = assets.reduce((sum, asset) => sum + asset.bytes, 0);
  return { id: brand.id, out: target, files: assets.length + 1, bytes };
}

function sourceTexts(root: string, locale: string, namespace: string): Record<string, string> {
  return JSON.parse(
    readFileSync(join(root, 'app/locales', locale, `${namespace}.json`), 'utf8'),
  ) as Record<string, string>;
}
