import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { storageKeys } from '../../platform/storage.ts';
import type { SessionState } from './sessionState.ts';
import { readStoredSession, writeStoredSession } from './storedSession.ts';

const member: Extract<SessionState, { status: 'member' }> = {
  status: 'member',
  credentials: { token: 't', jwt: 'j', chatToken: 'c', userId: 'u1' },
  profile: {
    userId: 'u1',
    username: 'rivera',
    nickName: 'Alex',
    avatar: '',
    isActivation: 0,
    phone: '',
    notice: 2,
    customerId: '',
    isRecharge: 0,
  },
};

describe('stored session', () => {
  it('reads what was written', () => {
    const store = memoryStore();
    writeStoredSession(store, member);
    expect(readStoredSession(store)).toEqual(member);
  });

  it('leaves nothing of a session that ended or is ending', () => {
    const store = memoryStore();
    for (const state of [
      { status: 'visitor' },
      { status: 'leaving', userId: 'u1', profile: member.profile },
    ] as const) {
      writeStoredSession(store, member);
      writeStoredSession(store, state);
      expect(store.read(storageKeys.session)).toBeNull();
    }
  });

  it('takes what is no JSON, or no session, for a visitor', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const store = memoryStore({ [storageKeys.session]: text });
        expect(readStoredSession(store).status).toBe('visitor');
      }),
    );
  });

  it('takes an empty token, JWT or user id for no session', () => {
    for (const key of ['token', 'jwt', 'userId']) {
      const credentials = { ...member.credentials, [key]: '' };
      const store = memoryStore();
      writeStoredSession(store, { ...member, credentials });
      expect(readStoredSession(store).status).toBe('visitor');
    }
  });
});
