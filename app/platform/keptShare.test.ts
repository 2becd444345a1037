import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryCaches } from '../../tests/support/memoryCaches.ts';
import { dropShares } from './dropShares.ts';
import {
  isShareWaiting,
  keepShare,
  markShareSeen,
  readShare,
  shareCacheName,
} from './keptShare.ts';

const now = 1_800_000_000_000;
const day = 24 * 60 * 60 * 1000;
const picture = new File(['pixels'], 'Kite 1.png', { type: 'image/png', lastModified: 5 });
const note = new File(['words'], 'note.txt', { type: 'text/plain', lastModified: 6 });
const share = { text: 'Look', files: [picture, note], leftOut: 2 };

beforeEach(() => vi.stubGlobal('caches', memoryCaches()));
afterEach(() => vi.unstubAllGlobals());

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
  expect(await readShare('acme', now)).toEqual({ text: 'Other', files: [], leftOut: 0 });
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
  await markShareSeen('acme');
  expect(await isShareWaiting('acme', now)).toBe(false);
  expect((await readShare('acme', now))?.text).toBe('Look');
  await keepShare('acme', share, now);
  expect(await isShareWaiting('acme', now)).toBe(true);
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
  expect(await caches.has(shareCacheName('acme'))).toBe(false);
});

it('is nothing where the browser keeps nothing', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await readShare('acme', now)).toBeNull();
  expect(await isShareWaiting('acme', now)).toBe(false);
  await markShareSeen('acme');
  await dropShares();
});
