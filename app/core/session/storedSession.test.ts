import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { storageKeys } from '../../platform/storage.ts';
import type { SessionState } from './sessionState.ts';
import { parseSession, readStoredSession, writeStoredSession } from './storedSession.ts';

const member: SessionState = {
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

  it('takes anything damaged for a visitor, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(['visitor', 'member']).toContain(parseSession(value).status);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const store = memoryStore({ [storageKeys.session]: text });
        expect(readStoredSession(store).status).toBe('visitor');
      }),
    );
  });

  it('takes an empty token or JWT for no session', () => {
    for (const key of ['token', 'jwt', 'userId']) {
      const credentials = { ...member.credentials, [key]: '' };
      expect(parseSession({ version: 1, credentials, profile: null }).status).toBe('visitor');
    }
  });

  it('drops a profile that is damaged or somebody else’s, and keeps the session', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(member.profile ?? {})),
        fc.anything().filter((value) => typeof value !== 'string' && typeof value !== 'number'),
        (key, value) => {
          const read = parseSession({
            version: 1,
            credentials: member.credentials,
            profile: { ...member.profile, [key]: value },
          });
          expect(read).toEqual({ ...member, profile: null });
        },
      ),
    );
  });

  it('reads another version as no session', () => {
    expect(parseSession({ ...member, version: 2 }).status).toBe('visitor');
  });
});
