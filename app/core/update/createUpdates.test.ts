import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import type { Release } from '../../brand/data.ts';
import type { AppWorker, InstallNews } from '../../platform/serviceWorker.ts';
import { createUpdates, type UpdateNeeds } from './createUpdates.ts';
import { updateAtom } from './updateAtom.ts';

const own = { id: 'aaa', version: '1.2.0', minimumVersion: '1.0.0' };
const newer = { id: 'bbb', version: '1.3.0', minimumVersion: '1.0.0' };
const wish = { minimumVersion: '1.0.0', revision: 'bbb' };

/** A page beside a worker that takes a new version in at once, unless the test says otherwise. */
function setUp(newest: Release | Error, worker: Partial<AppWorker> = {}) {
  const store = createStore();
  const reloads: string[] = [];
  let starts = 0;
  let tell: (news: InstallNews) => void = () => undefined;
  let takeOver: () => void = () => undefined;
  /** What the world is like; each rest looks anew. */
  const world = {
    held: null as ReturnType<UpdateNeeds['heldBy']>,
    isVisible: true,
    latest: newest,
    wish: null as typeof wish | null,
    /** What happens during a rest. */
    onRest: (): void => undefined,
  };
  const memory = memoryStore();
  const updates = createUpdates({
    own,
    fetchRelease: async () => {
      if (world.latest instanceof Error) throw world.latest;
      return world.latest;
    },
    fetchWish: () => (world.wish ? Promise.resolve(world.wish) : Promise.reject(new Error('no'))),
    startWorker: () => {
      starts += 1;
      return Promise.resolve({
        check: () => Promise.resolve('waiting' as const),
        activate: () => Promise.resolve(true),
        followInstall(onNews) {
          tell = onNews;
          return () => undefined;
        },
        followTakeOver(onTakeOver) {
          takeOver = onTakeOver;
          return () => undefined;
        },
        ...worker,
      });
    },
    heldBy: () => world.held,
    isVisible: () => world.isVisible,
    async rest() {
      world.onRest();
      await new Promise((resolve) => setImmediate(resolve));
    },
    reload: () => void reloads.push('reload'),
    storage: memoryStore(),
    memory,
    store,
  });
  const show = () => store.set(updateAtom, { type: 'page-shown' });
  const leave = () => store.set(updateAtom, { type: 'page-left' });
  return {
    ...{ updates, reloads, world, memory, show, leave },
    starts: () => starts,
    tell: (news: InstallNews) => tell(news),
    takeOver: () => takeOver(),
    state: () => store.get(updateAtom),
  };
}

/** An offer that the person has on the screen. */
async function offered(worker: Partial<AppWorker> = {}) {
  const page = setUp(newer, worker);
  await page.updates.check(false);
  page.show();
  // Its page goes back by itself once the app starts anew.
  page.world.onRest = page.leave;
  return page;
}

describe('the look for a release', () => {
  it('starts the worker once, and not before it is told to', async () => {
    const { updates, starts } = setUp(newer);
    expect(starts()).toBe(0);
    updates.start();
    updates.start();
    await updates.check(false);
    expect(starts()).toBe(1);
  });

  it('offers what it finds, and has it brought in meanwhile', async () => {
    const { updates, state, tell } = setUp(newer, { check: () => new Promise(() => undefined) });
    expect(await updates.check(false)).toBe('update-found');
    expect(state().offer).toEqual({ release: newer, kind: 'optional', isAsked: false });
    await Promise.resolve();
    await Promise.resolve();
    tell({ type: 'INSTALL_PROGRESS', release: 'bbb', received: 1, total: 4 });
    expect(state().work).toEqual({ phase: 'downloading', received: 1, total: 4 });
  });

  it('keeps quiet about a failed look nobody asked for', async () => {
    const { updates, state } = setUp(new Error('offline'));
    expect(await updates.check(false)).toBe('check-failed');
    expect(state().check).toBe('idle');
    await updates.check(true);
    expect(state().check).toBe('failed');
  });

  it('does not offer an ignored release again, unless asked', async () => {
    const { updates, state } = setUp(newer);
    await updates.check(false);
    updates.decline(true);
    expect(await updates.check(false)).toBe('nothing-found');
    expect(state().offer).toBeNull();
    expect(await updates.check(true)).toBe('update-found');
  });

  it('offers a release again that was only put off', async () => {
    const { updates } = setUp(newer);
    await updates.check(false);
    updates.decline(false);
    expect(await updates.check(false)).toBe('update-found');
  });
});

describe('the update', () => {
  it('starts the app anew after the waiting version took over', async () => {
    const { updates, reloads, state } = await offered();
    await updates.apply();
    expect(reloads).toEqual(['reload']);
    expect(state().work.phase).toBe('restarting');
  });

  it.each(['download', 'format', 'install'] as const)(
    'says why the new files are not here (%s), and tries again when told to',
    async (problem) => {
      const outcomes = [problem, 'waiting' as const];
      const { updates, reloads, state } = await offered({
        check: async () => outcomes.shift() ?? 'none',
      });
      await updates.apply();
      expect([reloads.length, state().work]).toEqual([0, { phase: 'failed', problem }]);
      await updates.apply();
      expect(outcomes).toEqual([]);
      expect(reloads).toEqual(['reload']);
      expect(state().work.phase).toBe('restarting');
    },
  );

  it('keeps the old version where the new one does not take over', async () => {
    const { updates, reloads, state } = await offered({ activate: () => Promise.resolve(false) });
    await updates.apply();
    expect(reloads).toEqual([]);
    expect(state().work).toEqual({ phase: 'failed', problem: 'install' });
  });

  it('goes on with a newer release that came while an older one waited', async () => {
    const newest = { ...newer, id: 'ccc' };
    let isSlow = false;
    let install: (outcome: 'waiting') => void = () => undefined;
    const { updates, reloads, state, world, leave, tell } = await offered({
      check: () =>
        !isSlow
          ? Promise.resolve('waiting')
          : new Promise((resolve) => {
              install = resolve;
            }),
    });
    world.held = 'message';
    world.onRest = () => {
      if (state().work.phase === 'restarting') leave();
    };
    const older = updates.apply();
    await expect.poll(() => state().work.phase).toBe('held');
    isSlow = true;
    world.latest = newest;
    await updates.check(false);
    expect([state().offer?.release.id, state().isAccepted]).toEqual(['ccc', false]);
    tell({ type: 'INSTALL_PROGRESS', release: 'bbb', received: 1, total: 4 });
    expect(state().work).toEqual({ phase: 'downloading', received: 0, total: 0 });
    const taken = updates.apply();
    world.held = null;
    await older;
    expect(reloads).toEqual([]);
    install('waiting');
    await taken;
    expect(reloads).toEqual(['reload']);
  });

  it('is one, however often it is asked for', async () => {
    const { updates, reloads } = await offered();
    await Promise.all([updates.apply(), updates.apply()]);
    expect(reloads).toEqual(['reload']);
  });
});

describe('the restart', () => {
  it('waits for what must not be cut, and says for what', async () => {
    const { updates, reloads, state, world, leave } = await offered();
    const seen: unknown[] = [];
    const next = ['order', 'typing', 'playing', null] as const;
    world.held = 'message';
    world.onRest = () => {
      expect(reloads).toEqual([]);
      if (state().work.phase === 'restarting') return leave();
      seen.push(state().work);
      world.held = next[seen.length - 1] ?? null;
    };
    await updates.apply();
    expect(seen).toEqual(
      ['message', 'order', 'typing', 'playing'].map((by) => ({ phase: 'held', by })),
    );
    expect(reloads).toEqual(['reload']);
  });

  it.each([
    ['playing', 1],
    ['typing', 3],
  ] as const)('can be pressed where nothing is lost: %s', async (held, rests) => {
    const { updates, reloads, world, state, leave } = await offered();
    world.held = held;
    let count = 0;
    world.onRest = () => {
      if (state().work.phase === 'restarting') return leave();
      count += 1;
      updates.restartNow();
      if (count === 3) world.held = null;
    };
    await updates.apply();
    expect([count, reloads.length]).toEqual([rests, 1]);
  });

  it('leaves who has put it aside alone until they look away', async () => {
    const { updates, reloads, world, state, leave } = await offered();
    world.held = 'message';
    const seen: unknown[] = [];
    world.onRest = () => {
      leave();
      world.held = null;
      seen.push(state().work);
      if (seen.length === 3) world.isVisible = false;
    };
    await updates.apply();
    expect(seen.slice(1)).toEqual([
      { phase: 'held', by: 'use' },
      { phase: 'held', by: 'use' },
    ]);
    expect(reloads).toEqual(['reload']);
  });
});

describe('what the platform wants', () => {
  it('is installed without consent', async () => {
    const { updates, reloads, world, leave } = setUp(newer);
    world.wish = wish;
    world.isVisible = false;
    world.onRest = leave;
    await updates.check(false);
    await expect.poll(() => reloads).toEqual(['reload']);
  });

  it('restarts the app once for a release, never round in circles', async () => {
    const { updates, reloads, world, memory, state } = setUp(newer);
    world.wish = wish;
    memory.write('restarted_release', 'bbb');
    await updates.check(false);
    expect(state().offer?.kind).toBe('optional');
    expect(reloads).toEqual([]);
  });
});

describe('a page whose version another tab replaced', () => {
  it('goes when nobody looks at it and nothing would be cut', async () => {
    const page = setUp(newer);
    page.updates.start();
    await page.updates.check(false);
    page.world.held = 'typing';
    let rests = 0;
    page.world.onRest = () => {
      rests += 1;
      if (rests === 2) page.world.isVisible = false;
      if (rests === 4) page.world.held = null;
      expect(page.reloads).toEqual([]);
    };
    page.takeOver();
    await expect.poll(() => page.reloads).toEqual(['reload']);
    expect(rests).toBe(4);
  });

  it('stays where it is of the new version already', async () => {
    const page = setUp(own);
    page.world.isVisible = false;
    page.updates.start();
    await page.updates.check(true);
    page.takeOver();
    await page.updates.check(true);
    expect(page.reloads).toEqual([]);
  });
});
