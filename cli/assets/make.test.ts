import { describe, expect, it } from 'vitest';
import { type MadeAsset, makeAssets } from './make.ts';
import { artworkOf, makeBrand, scratchFolder, tileSvg } from './testing/drawings.ts';

const brand = makeBrand();
const sums = (made: MadeAsset[]) =>
  made.map(({ url, sha256, bytes }) => `${url} ${sha256} ${bytes}`);

describe('makeAssets', () => {
  it('answers from the cache, and redraws only what a change shows in', async () => {
    const cacheDir = scratchFolder();
    const artwork = await artworkOf({ source: tileSvg });
    const first = await makeAssets(brand, artwork, { cacheDir });
    const again = await makeAssets(brand, artwork, { cacheDir });
    expect(again.every(({ cached }) => cached)).toBe(true);
    expect(sums(again)).toEqual(sums(first));
    const renamed = makeBrand({ name: { 'en-US': 'Other' } });
    const after = await makeAssets(renamed, artwork, { cacheDir });
    expect(after.filter(({ cached }) => !cached).map(({ kind }) => kind)).toEqual(['og']);
  });

  it('stops when asked to', async () => {
    const artwork = await artworkOf({ source: tileSvg });
    const stop = new AbortController();
    const cacheDir = scratchFolder();
    const making = makeAssets(brand, artwork, { cacheDir, signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(making).rejects.toThrow('enough');
    await expect(makeAssets(brand, artwork, { cacheDir, signal: stop.signal })).rejects.toThrow(
      'enough',
    );
  });

  it('says what is missing when there is no artwork', async () => {
    await expect(makeAssets(brand, {}, { cacheDir: scratchFolder() })).rejects.toThrow(
      'Brand acme has no usable artwork at icon.svg.',
    );
  });
});
