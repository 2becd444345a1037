import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryCaches } from '../../tests/support/memoryCaches.ts';
import { dropShares } from './dropShares.ts';
import {
  dropShare,
  isShareCache,
  isShareWaiting,
  keepShare,
  markShareSeen,
  readShare,
} from './keptShare.ts';

const now = 1_800_000_000_000;
const day = 24 * 60 * 60 * 1000;
const picture = new File(['pixels'], 'Kite 1.png', { type: 'image/png', lastModified: 5 });
const note = new File(['words'], 'note.txt', { type: 'text/plain', lastModified: 6 });
const share = { text: 'Look', files: [picture, note], leftOut: 2 };

beforeEach(() => vi.stubGlobal('caches', memoryCaches()));
afterEach(() => vi.unstubAllGlobals());

const idOf = async (site: string) => (await readShare(site, now))?.id ?? '';

it('is read as it was kept, as often as it is asked for', async () => {
  await keepShare('acme', share, now);
  for (const at of [now, now + day - 1]) {
    const read = await readShare('acme', at);
    expect([read?.text, read?.leftOut]).toEqual(['Look', 2]);
    const files = read?.files ?? [];
    expect(files.map(({ name, type, lastModified }) => [name, type, lastModified])).toEqual([
      ['Kite 1.png', 'image/png', 5],
      ['note.txt', 'text/plain', 6],
    ]);
    expect(await Promise.all(files.map((one) => one.text()))).toEqual(['pixels', 'words']);
  }
});

it('takes the place of what was shared before', async () => {
  await keepShare('acme', share, now);
  await keepShare('acme', { text: 'Other', files: [], leftOut: 0 }, now);
  expect(await readShare('acme', now)).toMatchObject({ text: 'Other', files: [], leftOut: 0 });
  expect(await caches.keys()).toHaveLength(1);
});

it('is gone after a day, whoever looks', async () => {
  for (const look of [readShare, isShareWaiting]) {
    await keepShare('acme', share, now);
    expect(await look('acme', now + day)).toBeFalsy();
    expect(await caches.keys()).toEqual([]);
  }
});

it('waits until it is seen', async () => {
  expect(await isShareWaiting('acme', now)).toBe(false);
  await keepShare('acme', share, now);
  expect(await isShareWaiting('acme', now)).toBe(true);
  await markShareSeen('acme', await idOf('acme'));
  expect(await isShareWaiting('acme', now)).toBe(false);
  expect((await readShare('acme', now))?.text).toBe('Look');
  await keepShare('acme', share, now);
  expect(await isShareWaiting('acme', now)).toBe(true);
});

it('is dropped alone, and marked alone: what came since stays, unseen', async () => {
  await keepShare('acme', share, now);
  const older = await idOf('acme');
  await keepShare('acme', { text: 'Newer', files: [], leftOut: 0 }, now);
  await markShareSeen('acme', older);
  await dropShare('acme', older);
  expect(await isShareWaiting('acme', now)).toBe(true);
  expect((await readShare('acme', now))?.text).toBe('Newer');
  await dropShare('acme', await idOf('acme'));
  expect(await caches.keys()).toEqual([]);
});

it('is not there before all of it is', async () => {
  await keepShare('acme', { text: 'Whole', files: [], leftOut: 0 }, now);
  await caches.open(`acme-${'0'.repeat(32)}-shared`);
  expect((await readShare('acme', now))?.text).toBe('Whole');
});

it('is told from other caches, and from those of another brand', async () => {
  const id = '0123456789abcdef'.repeat(2);
  expect(isShareCache(`acme-${id}-shared`, 'acme')).toBe(true);
  const others = [`acme-two-${id}-shared`, 'acme-precache-v2', 'acme-shared', `acme-${id}`];
  expect(others.filter((name) => isShareCache(name, 'acme'))).toEqual([]);
});

it('is of one brand, and is dropped whosever it is, with nothing else', async () => {
  await keepShare('acme', share, now);
  expect(await readShare('other', now)).toBeNull();
  await keepShare('other', share, now);
  await caches.open('acme-precache-v2');
  await dropShares();
  expect(await caches.keys()).toEqual(['acme-precache-v2']);
  expect(await readShare('acme', now)).toBeNull();
});

it('is kept whole or not at all', async () => {
  vi.stubGlobal('caches', memoryCaches(2));
  await expect(keepShare('acme', share, now)).rejects.toThrow('No room.');
  expect(await caches.keys()).toEqual([]);
});

it('is nothing where the browser keeps nothing', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await readShare('acme', now)).toBeNull();
  expect(await isShareWaiting('acme', now)).toBe(false);
  await markShareSeen('acme', 'any');
  await dropShare('acme', 'any');
  await dropShares();
});
