import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { Release } from '../../brand/data.ts';
import type { AppWorker } from '../../platform/serviceWorker.ts';
import type { KeyValueStore } from '../../platform/storage.ts';
import { createUpdates } from './createUpdates.ts';
import { updateAtom } from './updateAtom.ts';

const own = { id: 'aaa', version: '1.2.0', minimumVersion: '1.0.0' };
const newer = { id: 'bbb', version: '1.3.0', minimumVersion: '1.0.0' };

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    subscribe: () => () => undefined,
  };
}

function setUp(latest: Release | Error, worker: Partial<AppWorker> = {}) {
  const store = createStore();
  const reloads: string[] = [];
  let starts = 0;
  const updates = createUpdates({
    own,
    fetchRelease: () =>
      latest instanceof Error ? Promise.reject(latest) : Promise.resolve(latest),
    startWorker: () => {
      starts += 1;
      return Promise.resolve({
        check: () => Promise.resolve('none' as const),
        activate: () => Promise.resolve(true),
        followInstall: () => () => undefined,
        followTakeOver: () => () => undefined,
        ...worker,
      });
    },
    reload: () => void reloads.push('reload'),
    storage: memoryStore(),
    store,
  });
  return { updates, reloads, starts: () => starts, state: () => store.get(updateAtom) };
}

describe('createUpdates', () => {
  it('starts the worker once, and not before it is told to', async () => {
    const { updates, starts } = setUp(newer);
    expect(starts()).toBe(0);
    updates.start();
    updates.start();
    await updates.apply();
    expect(starts()).toBe(1);
  });

  it('offers what it finds', async () => {
    const { updates, state } = setUp(newer);
    expect(await updates.check(false)).toBe('update-found');
    expect(state().offer).toEqual({ release: newer, isForced: false, isAsked: false });
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

  it('reloads after the waiting worker took over', async () => {
    const { updates, reloads } = setUp(newer, { check: () => Promise.resolve('waiting') });
    await updates.check(false);
    await updates.apply();
    expect(reloads).toEqual(['reload']);
  });

  it('says so when the new files cannot be had', async () => {
    const { updates, reloads, state } = setUp(newer, { check: () => Promise.resolve('download') });
    await updates.check(false);
    await updates.apply();
    expect(reloads).toEqual([]);
    expect(state().work).toBe('failed');
  });

  it('says so when the waiting worker does not take over', async () => {
    const { updates, reloads, state } = setUp(newer, {
      check: () => Promise.resolve('waiting'),
      activate: () => Promise.resolve(false),
    });
    await updates.check(false);
    await updates.apply();
    expect(reloads).toEqual([]);
    expect(state().work).toBe('failed');
  });
});
