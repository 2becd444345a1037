import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readIco } from './ico.ts';
import { type MadeAsset, makeAssets } from './make.ts';
import { scanSvg } from './svgScan.ts';
import {
  artworkOf,
  gradientSvg,
  makeBrand,
  markSvg,
  pngOf,
  scratchFolder,
  tileSvg,
} from './testing/drawings.ts';
import { verifyImage } from './verify.ts';

const brand = makeBrand();
const sums = (made: MadeAsset[]) =>
  made.map(({ url, sha256, bytes }) => `${url} ${sha256} ${bytes}`);

describe('makeAssets', () => {
  it('makes a whole set that decodes to its stated sizes, in little space', async () => {
    const cacheDir = scratchFolder();
    const artwork = await artworkOf({ source: tileSvg });
    const made = await makeAssets(brand, artwork, { cacheDir });
    expect(made.every(({ cached }) => !cached)).toBe(true);
    expect(made.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1_300_000);
    for (const asset of made) {
      expect(await verifyImage(asset.cacheFile, { ...asset, sha256: '' }), asset.file).toBeNull();
      if (asset.kind === 'splash') continue;
      expect(asset.url).toBe(
        asset.hashed
          ? `/i/${asset.file.replace('.', `.${asset.sha256.slice(0, 8)}.`)}`
          : `/${asset.file}`,
      );
    }
    const splash = made.filter(({ kind }) => kind === 'splash');
    for (const { cacheFile, width, height } of [...splash.slice(0, 4), ...splash.slice(-2)]) {
      const { info } = await sharp(cacheFile, { failOn: 'warning' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, height]);
    }
    const bytesOf = (file: string) => {
      const asset = made.find((one) => one.file === file);
      return readFileSync(asset?.cacheFile ?? '');
    };
    expect(readIco(bytesOf('favicon.ico'))?.map(({ width }) => width)).toEqual([16, 32, 48]);
    const svg = bytesOf('icon.svg').toString();
    expect(scanSvg(svg)).toMatchObject({ problems: [], width: 64, height: 64 });
    expect(svg).not.toMatch(/\s{2}|<!--/);
    expect((await sharp(bytesOf('apple-touch-icon.png')).stats()).isOpaque).toBe(true);
  });

  it('names launch images by one hash of them all, from the cache too, another for another drawing', async () => {
    const cacheDir = scratchFolder();
    const launchUrls = async (source: string) => {
      const made = await makeAssets(brand, await artworkOf({ source }), { cacheDir });
      return made.filter(({ kind }) => kind === 'splash').map(({ url }) => url);
    };
    const hashOf = (url: string) =>
      /^\/i\/splash-\w+(?:-dark)?\.([0-9a-f]{8})\.png$/.exec(url)?.[1];
    const first = await launchUrls(tileSvg);
    expect(new Set(first).size).toBe(first.length);
    expect(new Set(first.map(hashOf)).size).toBe(1);
    expect(await launchUrls(tileSvg)).toEqual(first);
    const other = new Set((await launchUrls(markSvg)).map(hashOf));
    expect(other.size).toBe(1);
    expect(other).not.toContain(hashOf(first[0] ?? ''));
    expect(other).not.toContain(undefined);
  });

  it('puts the launch logo on the ground of each scheme', async () => {
    const made = await makeAssets(brand, await artworkOf({ source: tileSvg }), {
      cacheDir: scratchFolder(),
    });
    for (const [file, ground] of [
      ['splash-1179x2556.png', [242, 240, 234]],
      ['splash-1179x2556-dark.png', [19, 21, 25]],
    ] as const) {
      const asset = made.find((one) => one.file === file);
      const pixels = await sharp(asset?.cacheFile).removeAlpha().raw().toBuffer();
      expect([...pixels.subarray(0, 3)]).toEqual(ground);
      const middle = (1278 * 1179 + 589) * 3;
      expect([...pixels.subarray(middle, middle + 3)]).toEqual([255, 255, 255]);
    }
  });

  it('gives the same bytes in any folder, with any number of jobs', async () => {
    const artwork = await artworkOf({ source: gradientSvg });
    const one = await makeAssets(brand, artwork, { cacheDir: scratchFolder(), jobs: 1 });
    const other = await makeAssets(brand, artwork, { cacheDir: scratchFolder(), jobs: 8 });
    expect(sums(other)).toEqual(sums(one));
  });

  it('heals damaged, truncated and missing files and lists', async () => {
    const cacheDir = scratchFolder();
    const artwork = await artworkOf({ source: markSvg });
    const first = await makeAssets(brand, artwork, { cacheDir });
    const [a, b, c, d] = first.slice(2) as [MadeAsset, MadeAsset, MadeAsset, MadeAsset];
    const bytes = readFileSync(a.cacheFile);
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] as number) ^ 1;
    writeFileSync(a.cacheFile, bytes);
    truncateSync(b.cacheFile, 10);
    rmSync(c.cacheFile);
    utimesSync(d.cacheFile, 1, 1);
    const healed = await makeAssets(brand, artwork, { cacheDir });
    expect(sums(healed)).toEqual(sums(first));
    expect(healed.filter(({ cached }) => !cached).map(({ file }) => file)).toEqual([
      a.file,
      b.file,
      c.file,
    ]);
    for (const folder of ['sets', 'latest']) {
      for (const name of readdirSync(join(cacheDir, 'assets', folder))) {
        writeFileSync(join(cacheDir, 'assets', folder, name), '[{"key":"../../etc"}]');
      }
    }
    expect(sums(await makeAssets(brand, artwork, { cacheDir }))).toEqual(sums(first));
    expect((await makeAssets(brand, artwork, { cacheDir })).every(({ cached }) => cached)).toBe(
      true,
    );
  });

  it('lets two builds share the cache, and clears what killed builds left behind', async () => {
    const cacheDir = scratchFolder();
    const drafts = join(cacheDir, 'assets', 'drafts');
    mkdirSync(drafts, { recursive: true });
    writeFileSync(join(drafts, 'old'), 'half a pictu');
    utimesSync(join(drafts, 'old'), 1, 1);
    writeFileSync(join(drafts, 'young'), 'half a pictu');
    const artwork = await artworkOf({ source: tileSvg });
    const [one, other] = await Promise.all(
      [1, 2].map(() => makeAssets(brand, artwork, { cacheDir })),
    );
    expect(sums(one ?? [])).toEqual(sums(other ?? []));
    expect(readdirSync(drafts)).toEqual(['young']);
  });

  it('takes PNG sources and artwork of its own for every role', async () => {
    const artwork = await artworkOf({
      source: await pngOf(tileSvg, 512),
      small: await pngOf(gradientSvg, 64),
      maskable: gradientSvg,
      monochrome: markSvg,
      splash: await pngOf(gradientSvg, 600),
    });
    const made = await makeAssets(brand, artwork, { cacheDir: scratchFolder() });
    expect(made.some(({ kind }) => kind === 'svg')).toBe(false);
    for (const asset of made)
      expect(await verifyImage(asset.cacheFile, { ...asset, sha256: '' })).toBeNull();
  });
});
