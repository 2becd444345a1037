import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../../platform/storage.ts';
import { recoverMissingCode } from './recoverMissingCode.ts';

const own = { id: 'aaa', version: '1.2.0', minimumVersion: '1.0.0' };
const newer = { ...own, id: 'bbb' };

function setUp(latest: typeof own | null, isMended = false) {
  const values = new Map<string, string>();
  const memory: KeyValueStore = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    subscribe: () => () => undefined,
  };
  let reloads = 0;
  const needs = {
    own,
    fetchRelease: () => (latest ? Promise.resolve(latest) : Promise.reject(new Error('offline'))),
    mendFiles: () => Promise.resolve(isMended),
    reload: () => {
      reloads += 1;
    },
    memory,
  };
  return { recover: (attempt: number) => recoverMissingCode(needs, attempt), count: () => reloads };
}

describe('recoverMissingCode', () => {
  it('reloads once when the site moved on to another release', async () => {
    const { recover, count } = setUp(newer);
    await recover(1);
    await recover(1);
    expect(count()).toBe(1);
  });

  it('leaves the page alone when the release is the same', async () => {
    const { recover, count } = setUp(own);
    await recover(1);
    expect(count()).toBe(0);
  });

  it('reloads once when something else was kept in the place of a file', async () => {
    const { recover, count } = setUp(own, true);
    await recover(1);
    await recover(1);
    expect(count()).toBe(1);
  });

  it('reloads when the person tries again and the site answers', async () => {
    const { recover, count } = setUp(own);
    await recover(2);
    expect(count()).toBe(1);
  });

  it('never reloads without a network', async () => {
    const { recover, count } = setUp(null);
    await recover(1);
    await recover(5);
    expect(count()).toBe(0);
  });
});
