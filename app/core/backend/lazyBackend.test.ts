import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { failureOf } from '../../contract/callError.ts';
import { mine } from '../../contract/user/mine.ts';
import { storageKeys } from '../../platform/storage.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { createLazyBackend, type RunningBackend } from './lazyBackend.ts';

function start(load: () => Promise<RunningBackend>) {
  const storage = memoryStore({ [storageKeys.drafts]: '{"nick":{}}', [storageKeys.intents]: '{}' });
  const session = createSessionStore({ store: createStore(), storage, keepsAccounts: false });
  session.apply({
    type: 'logged-in',
    credentials: { userId: 'one', token: 'token-1', jwt: 'jwt-1', chatToken: 'chat-1' },
  });
  let left = 0;
  const lazy = createLazyBackend({
    load,
    session,
    stores: [storage],
    onLeft: () => {
      left += 1;
    },
  });
  return { ...lazy, storage, state: session.state, departures: () => left };
}

const running = (revoked: string[]): RunningBackend => ({
  backend: {
    call: () => Promise.reject(new Error('not asked for')),
    upload: () => Promise.reject(new Error('not asked for')),
  },
  calls: {
    login: () => Promise.resolve(),
    register: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    switchTo: () => Promise.resolve(true),
    changePassword: () => Promise.resolve(),
    renew: () => Promise.reject(new Error('not asked for')),
    async revoke(token) {
      revoked.push(token);
    },
  },
  startPlatform: () => Promise.resolve(),
  renew: () => Promise.reject(new Error('not asked for')),
});

describe('createLazyBackend', () => {
  it('fails a call as the network does when its code does not come, and tries again next time', async () => {
    let attempts = 0;
    const { backend, startPlatform } = start(() => {
      attempts += 1;
      return Promise.reject(new Error('Failed to fetch dynamically imported module'));
    });
    const error = await backend.call(mine, {}).catch((caught) => caught);
    expect(failureOf(error)).toEqual({ kind: 'network' });
    await startPlatform();
    expect(attempts).toBe(2);
  });

  it('brings in the code once for any number of calls', async () => {
    let attempts = 0;
    const { session } = start(() => {
      attempts += 1;
      return Promise.resolve(running([]));
    });
    await Promise.all([session.refresh(), session.refresh(), session.switchTo('two')]);
    expect(attempts).toBe(1);
  });

  it('forgets everything personal at a logout before anything is sent, and tells the server', async () => {
    const revoked: string[] = [];
    const { session, storage, state, departures } = start(() => Promise.resolve(running(revoked)));
    const done = session.logout();
    expect(state()).toEqual({ status: 'visitor' });
    expect(storage.all()).toEqual({});
    expect(departures()).toBe(1);
    await done;
    expect(revoked).toEqual(['token-1']);
  });

  it('logs out without a network', async () => {
    const { session, storage } = start(() => Promise.reject(new Error('offline')));
    await expect(session.logout()).resolves.toBeUndefined();
    expect(storage.all()).toEqual({});
  });
});
