import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openFolderStore } from '../../cli/deploy/folderStore.ts';
import type { LocalSite } from '../../cli/deploy/localSite.ts';
import { rollbackSite } from '../../cli/deploy/rollbackSite.ts';
import { type Store, StoreConflict } from '../../cli/deploy/store.ts';
import { BrandError } from '../../cli/errors.ts';
import { wholeSite, worksFor } from '../support/deploy/liveSite.ts';
import { memoryStore, type Objects } from '../support/deploy/memoryStore.ts';
import { builtSite, failingStore, publish, rollbackOptions } from '../support/deploy/publishing.ts';
import { temporaryFolder } from './support/brandFolders.ts';

const minutes = 60_000;

const trouble = (): BrandError =>
  new BrandError({
    code: 'target-unreachable',
    message: 'It stopped answering.',
    fix: 'Run it again.',
    exitCode: 4,
  });

type Run = (
  store: Store,
  built: { old: LocalSite; next: LocalSite },
  signal?: AbortSignal,
) => Promise<unknown>;
const runs: [string, Run, result: 'old' | 'next'][] = [
  [
    'a publication',
    (store, { next }, signal) => publish(store, next, signal && { signal }),
    'next',
  ],
  [
    'a rollback',
    (store, _, signal) => rollbackSite(store, 'heron', rollbackOptions(signal && { signal })),
    'old',
  ],
];

const out = mkdtempSync(join(tmpdir(), 'publish-'));
const sites = { old: builtSite(out, 'one'), next: builtSite(out, 'two') };
const third = builtSite(out, 'three');
const all = [sites.old, sites.next];
afterAll(() => rmSync(out, { recursive: true }));

/** A store with the old release current, or with the next one where it is to be gone back from. */
async function prepared(wanted: 'old' | 'next'): Promise<Objects> {
  const objects: Objects = new Map();
  await publish(memoryStore(objects), sites.old);
  if (wanted === 'old') await publish(memoryStore(objects), sites.next);
  return objects;
}

describe.each(runs)('%s', (_name, run, wanted) => {
  it('leaves one whole site wherever a single write fails', async () => {
    let last = 0;
    for (let at = 1; at <= last + 1; at += 1) {
      const store = memoryStore(await prepared(wanted));
      const failing = failingStore(store, at, 'once', trouble);
      const error: unknown = await run(failing, sites).then(
        () => null,
        (thrown) => thrown,
      );
      if (failing.changes() >= at) last = at;
      const live = await wholeSite(store, all);
      expect(live, `whole after a failure of write ${at}`).not.toBeNull();
      if (error === null) expect(live).toBe(sites[wanted]);
    }
    expect(last).toBeGreaterThan(8);
  });

  it('leaves a site that works wherever it dies, and ends when it is run again', async () => {
    let last = 0;
    for (let at = 1; at <= last + 1; at += 1) {
      const objects = await prepared(wanted);
      const failing = failingStore(memoryStore(objects), at, 'for-good', trouble);
      await run(failing, sites).catch(() => undefined);
      if (failing.changes() >= at) last = at;
      // The dead run still holds its lock: it gives way when its time is over.
      const later = memoryStore(objects, () => Date.now() + 2 * minutes);
      expect(await worksFor(later, all), `works after death at write ${at}`).toBe(true);
      await run(later, sites).catch((error: BrandError) => {
        // Going back was over already, and there is nothing before the first release.
        expect(error.code).toBe('release-none');
      });
      expect(await wholeSite(later, all), `ended after death at write ${at}`).toBe(sites[wanted]);
    }
    expect(last).toBeGreaterThan(8);
  });

  it('is the old site or the new one when it is interrupted', async () => {
    const ended = new Set<LocalSite | null>();
    for (let at = 1; at <= 30; at += 1) {
      const interruption = new AbortController();
      const store = memoryStore(await prepared(wanted));
      let changes = 0;
      const watched: Store = {
        ...store,
        write: (...args) => {
          changes += 1;
          if (changes === at) interruption.abort();
          return store.write(...args);
        },
      };
      await run(watched, sites, interruption.signal).catch(() => undefined);
      const live = await wholeSite(store, all);
      expect(live, `interrupted at write ${at}`).not.toBeNull();
      ended.add(live);
      expect(await store.read('.releases/heron/lock.json')).toBeNull();
    }
    // Early it stays, late it is carried to its end.
    expect(ended).toEqual(new Set(all));
  });
});

describe('two runs at once', () => {
  it('lets one through and tells the other who it is', async () => {
    const store = openFolderStore(temporaryFolder());
    await publish(store, sites.old);
    const results = await Promise.allSettled([publish(store, sites.next), publish(store, third)]);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      reason: {
        code: 'target-busy',
        exitCode: 4,
        message: expect.stringMatching(/@.*process \d+.*since/),
      },
    });
    expect(await wholeSite(store, [...all, third])).not.toBeNull();
  });

  it('stops the one that lost its lock', async () => {
    const objects = await prepared('next');
    const store = memoryStore(objects);
    // While the first sends its assets, another one takes it for dead and publishes.
    const later = memoryStore(objects, () => Date.now() + 2 * minutes);
    let entered = false;
    const slow: Store = {
      ...store,
      write: async (key, body, options) => {
        if (key.startsWith('heron/assets/') && !entered) {
          entered = true;
          await publish(later, third);
        }
        return store.write(key, body, options);
      },
    };
    await expect(publish(slow, sites.next)).rejects.toMatchObject({ code: 'target-overtaken' });
    expect(await wholeSite(store, [...all, third])).toBe(third);
  });

  it.each(runs)('stops %s that slept while it put pages in place', async (_, run, wanted) => {
    const objects = await prepared(wanted);
    const store = memoryStore(objects);
    const later = memoryStore(objects, () => Date.now() + 2 * minutes);
    let slept = false;
    const slow: Store = {
      ...store,
      write: async (key, body, options) => {
        const etag = await store.write(key, body, options);
        // Its first page is there; when it wakes up, another run has published.
        if (key === 'heron/release.json' && !slept) {
          slept = true;
          await publish(later, third);
        }
        return etag;
      },
    };
    await expect(run(slow, sites)).rejects.toMatchObject({
      code: 'target-overtaken',
      message: expect.stringContaining('--force'),
    });
    expect(await wholeSite(store, [...all, third])).toBe(third);
  });

  it('writes only one of two first objects, and only one of two over the same', async () => {
    const store = openFolderStore(temporaryFolder());
    const writes = (condition: 'absent' | { etag: string }, word: string) =>
      Array.from({ length: 6 }, (_, index) =>
        store.write('a/b.json', Buffer.from(`${word} ${index}`), { condition }),
      );
    const first = await Promise.allSettled(writes('absent', 'first'));
    const [done] = first.filter((one) => one.status === 'fulfilled');
    expect(first.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const second = await Promise.allSettled(writes({ etag: String(done?.value) }, 'second'));
    expect(second.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = second.filter((one) => one.status === 'rejected');
    expect(refused.every(({ reason }) => reason instanceof StoreConflict)).toBe(true);
  });
});

describe('old releases', () => {
  const day = 86_400_000;

  it('stay for the days asked for, and then go with what only they need', async () => {
    const objects: Objects = new Map();
    const start = Date.parse('2026-11-01T12:00:00Z');
    const at = (days: number) => memoryStore(objects, () => start + days * day);
    const { old: one, next: two } = sites;
    await publish(at(0), one);
    await publish(at(10), two);
    const own = one.files.filter(
      ({ path }) => path.startsWith('assets/') && !two.files.some((file) => file.path === path),
    );
    expect(own.length).toBeGreaterThan(0);
    const early = await publish(at(39), third);
    expect(early.removed.releases).toEqual([]);
    const due = await publish(at(41), builtSite(out, 'four'));
    expect(due.removed.releases).toHaveLength(1);
    const live = await at(41).list('heron/');
    for (const { path } of own) expect(live.has(`heron/${path}`)).toBe(false);
    for (const { path } of two.files.filter((file) => file.cacheControl.includes('immutable'))) {
      expect(live.has(`heron/${path}`), path).toBe(true);
    }
    await expect(
      rollbackSite(at(41), 'heron', rollbackOptions({ release: due.removed.releases[0] ?? '' })),
    ).rejects.toMatchObject({ code: 'release-unknown' });
  });

  it('are gone back to one after another, and published again without sending their assets', async () => {
    const objects: Objects = new Map();
    let time = Date.parse('2026-11-01T12:00:00Z');
    const store = memoryStore(objects, () => {
      time += 1000;
      return time;
    });
    const three = [sites.old, sites.next, third];
    for (const site of three) await publish(store, site);
    await rollbackSite(store, 'heron', rollbackOptions());
    expect(await wholeSite(store, three)).toBe(sites.next);
    await rollbackSite(store, 'heron', rollbackOptions());
    expect(await wholeSite(store, three)).toBe(sites.old);
    await expect(rollbackSite(store, 'heron', rollbackOptions())).rejects.toMatchObject({
      code: 'release-none',
    });
    const again = await publish(store, third);
    expect(again.plan.assets).toEqual([]);
    expect(await wholeSite(store, three)).toBe(third);
  });

  it('are not gone back to once one went back from them, also by a run that was cut', async () => {
    const store = memoryStore(new Map());
    const four = [sites.old, sites.next, third, builtSite(out, 'four')] as const;
    for (const site of four.slice(0, 3)) await publish(store, site);
    const cut = failingStore(store, 4, 'for-good', trouble);
    await expect(rollbackSite(cut, 'heron', rollbackOptions())).rejects.toThrow();
    await store.remove(['.releases/heron/lock.json']);
    await publish(store, four[3]);
    await rollbackSite(store, 'heron', rollbackOptions());
    expect(await wholeSite(store, [...four])).toBe(sites.next);
  });

  it('are not gone back to when their assets are gone', async () => {
    const store = memoryStore(await prepared('old'));
    const { old: one, next: two } = sites;
    const [own] = one.files.filter(({ path }) => !two.files.some((file) => file.path === path));
    await store.remove([`heron/${own?.path}`]);
    await expect(rollbackSite(store, 'heron', rollbackOptions())).rejects.toMatchObject({
      code: 'release-incomplete',
      message: expect.stringContaining(String(own?.path)),
    });
    expect(await wholeSite(store, [two])).toBe(two);
  });
});
