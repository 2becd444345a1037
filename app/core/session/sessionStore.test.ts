import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { cachedAccountsAtom, readAccountKeys } from './cachedAccounts.ts';
import type { Credentials, Profile } from './session.ts';
import { sessionAtom } from './sessionAtom.ts';
import { createSessionStore } from './sessionStore.ts';

const credentialsOf = (userId: string, round = 1): Credentials => ({
  userId,
  token: `token-${userId}-${round}`,
  jwt: `jwt-${userId}-${round}`,
  chatToken: `chat-${userId}-${round}`,
});

const profileOf = (userId: string): Profile => ({
  userId,
  username: `name-${userId}`,
  nickName: userId,
  avatar: '',
  isActivation: 1,
  phone: '',
  notice: 0,
  customerId: '',
  isRecharge: 0,
});

function start(keepsAccounts = true, storage = memoryStore()) {
  const store = createStore();
  const session = createSessionStore({ store, storage, keepsAccounts });
  const enter = (userId: string): void => {
    session.apply({ type: 'logged-in', credentials: credentialsOf(userId) });
    session.apply({ type: 'profile-loaded', userId, profile: profileOf(userId) });
  };
  return { store, storage, session, enter };
}

describe('createSessionStore', () => {
  it('leaves no token on the device of a person who logged out', () => {
    const { storage, session, enter } = start();
    enter('one');
    session.apply({ type: 'ended' });
    expect(JSON.stringify(storage.all())).not.toMatch(/token-|jwt-|chat-/);
  });

  it('leaves no token of a session another device took over, at once', () => {
    const { storage, session, enter } = start();
    enter('one');
    session.apply({ type: 'taken-over' });
    expect(session.state().status).toBe('leaving');
    expect(JSON.stringify(storage.all())).not.toMatch(/token-|jwt-|chat-/);
  });

  it('lists accounts used here, the latest first, and lets the others come back', () => {
    const { store, storage, session, enter } = start();
    enter('one');
    enter('two');
    expect(store.get(cachedAccountsAtom).map(({ userId }) => userId)).toEqual(['two', 'one']);
    expect(Object.keys(readAccountKeys(storage)).sort()).toEqual(['one', 'two']);
    session.apply({ type: 'ended' });
    // Known by name still, but only with its password.
    expect(store.get(cachedAccountsAtom)).toHaveLength(2);
    expect(readAccountKeys(storage)).toEqual({ one: 'jwt-one-1' });
  });

  it('remembers nobody where the brand has no switching', () => {
    const { storage, session, enter } = start(false);
    enter('one');
    session.apply({ type: 'ended' });
    expect(storage.all()).toEqual({});
  });

  it('forgets an account with its right to come back', () => {
    const { store, storage, session, enter } = start();
    enter('one');
    enter('two');
    session.forget('one');
    expect(store.get(cachedAccountsAtom).map(({ userId }) => userId)).toEqual(['two']);
    expect(readAccountKeys(storage)).toEqual({ two: 'jwt-two-1' });
  });

  it('follows what another page of the app wrote: new tokens, another person, a logout', () => {
    const here = start();
    here.enter('one');
    const there = start(true, here.storage);
    there.session.follow();
    there.session.apply({ type: 'renewed', credentials: credentialsOf('one', 2) });
    here.session.follow();
    expect(here.store.get(sessionAtom)).toMatchObject({
      credentials: { token: 'token-one-2' },
      profile: { userId: 'one' },
    });
    there.enter('two');
    here.session.follow();
    expect(here.store.get(sessionAtom)).toMatchObject({ profile: { userId: 'two' } });
    there.session.apply({ type: 'ended' });
    here.session.follow();
    expect(here.store.get(sessionAtom)).toEqual({ status: 'visitor' });
  });

  it('ignores a profile that arrives after a switch', () => {
    const { session, enter, store } = start();
    enter('two');
    session.apply({ type: 'profile-loaded', userId: 'one', profile: profileOf('one') });
    expect(store.get(sessionAtom)).toMatchObject({ profile: { userId: 'two' } });
  });
});
