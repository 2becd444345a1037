import { describe, expect, it } from 'vitest';
import { memoryStore, type Objects } from '../../tests/support/deploy/memoryStore.ts';
import type { Store } from '../deploy/store.ts';
import { BrandError } from '../errors.ts';
import { packImages } from './imagePack.ts';
import { type MadeAsset, makeAssets } from './make.ts';
import { shareImages } from './sharedImages.ts';
import { sha256Of } from './store.ts';
import { artworkOf, makeBrand, markSvg, scratchFolder } from './testing/drawings.ts';

const brand = makeBrand();

/** A build on a machine that has drawn nothing yet. */
async function onNewMachine(place: Store, of = brand) {
  const warnings: string[] = [];
  const { signal } = new AbortController();
  const shared = shareImages(place, { signal, warn: (message) => warnings.push(message) });
  const artwork = await artworkOf({ source: markSvg });
  const made = await makeAssets(of, artwork, { cacheDir: scratchFolder(), shared });
  return { made, warnings, sent: shared.sent };
}

const sums = (made: MadeAsset[]) => made.map(({ url, sha256 }) => `${url} ${sha256}`);
const drawn = (made: MadeAsset[]) => made.filter(({ fetched }) => !fetched).map(({ url }) => url);
const packs = (objects: Objects) => [...objects].filter(([key]) => key.startsWith('.images/sets/'));

const refusal = () =>
  new BrandError({ code: 'target-refused', message: 'No.', fix: 'Allow it.', exitCode: 4 });

describe('images that machines share', () => {
  it('are drawn once', async () => {
    const place = memoryStore();
    const first = await onNewMachine(place);
    expect(first).toMatchObject({ warnings: [], sent: 1 });
    expect(drawn(first.made)).toHaveLength(first.made.length);
    const second = await onNewMachine(place);
    expect(second).toMatchObject({ warnings: [], sent: 0 });
    expect(drawn(second.made)).toEqual([]);
    expect(sums(second.made)).toEqual(sums(first.made));
  });

  it('are drawn again only where a change of the brand shows', async () => {
    const place = memoryStore();
    await onNewMachine(place);
    const changed = makeBrand({ bgColor: { light: '#F4EDE0', dark: '#14110B' } });
    const second = await onNewMachine(place, changed);
    expect(second.sent).toBe(1);
    expect(drawn(second.made).length).toBeGreaterThan(0);
    expect(drawn(second.made).length).toBeLessThan(second.made.length);
    expect(drawn((await onNewMachine(place, changed)).made)).toEqual([]);
  });

  it('are made by each where two begin at once', async () => {
    const place = memoryStore();
    const both = await Promise.all([onNewMachine(place), onNewMachine(place)]);
    expect(both.map(({ warnings }) => warnings)).toEqual([[], []]);
    expect(both[0].sent + both[1].sent).toBe(1);
    expect(sums(both[0].made)).toEqual(sums(both[1].made));
  });

  it('are replaced where they were damaged', async () => {
    const objects: Objects = new Map();
    const place = memoryStore(objects);
    const first = await onNewMachine(place);
    const [key, object] = packs(objects)[0] ?? ['', { body: Buffer.alloc(0), written: 0 }];
    objects.set(key, { ...object, body: object.body.subarray(0, -1) });
    const second = await onNewMachine(place);
    expect(drawn(second.made)).toHaveLength(second.made.length);
    expect(sums(second.made)).toEqual(sums(first.made));
    expect(second).toMatchObject({ warnings: [], sent: 1 });
    expect(drawn((await onNewMachine(place)).made)).toEqual([]);
  });

  it('are not believed where they are other images', async () => {
    const objects: Objects = new Map();
    const place = memoryStore(objects);
    const first = await onNewMachine(place);
    const [key] = packs(objects)[0] ?? [''];
    const body = Buffer.from('no picture');
    const stored = first.made.map((one) => ({
      ...one,
      sha256: sha256Of(body),
      bytes: body.length,
    }));
    const pack = packImages(stored.map((one) => ({ stored: { ...one, mtime: 0 }, body })));
    objects.set(key, { body: pack, written: 0 });
    const second = await onNewMachine(place);
    expect(sums(second.made)).toEqual(sums(first.made));
  });

  it('are drawn where the place does not answer, which is told once', async () => {
    const silent: Store = { ...memoryStore(), read: async () => Promise.reject(refusal()) };
    const { made, warnings, sent } = await onNewMachine(silent);
    expect(drawn(made)).toHaveLength(made.length);
    expect(warnings).toEqual(['No. Images are drawn here, and not shared.\n  Allow it.']);
    expect(sent).toBe(0);
  });

  it('are fetched from a place that takes nothing', async () => {
    const objects: Objects = new Map();
    await onNewMachine(memoryStore(objects));
    const readOnly: Store = {
      ...memoryStore(objects),
      write: async () => Promise.reject(refusal()),
    };
    expect(await onNewMachine(readOnly)).toMatchObject({ warnings: [] });
    const other = makeBrand({ bgColor: { light: '#F4EDE0', dark: '#14110B' } });
    const { warnings } = await onNewMachine(readOnly, other);
    expect(warnings).toEqual(['No. What is drawn here is not shared.\n  Allow it.']);
  });
});
