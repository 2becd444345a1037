import type { createStore } from 'jotai';
import type { KeyValueStore } from '../../platform/storage.ts';
import {
  cachedAccountsAtom,
  readCachedAccounts,
  withAccount,
  withoutAccount,
  writeAccountKey,
  writeCachedAccounts,
} from './cachedAccounts.ts';
import { sessionAtom } from './sessionAtom.ts';
import type { SessionFact, SessionState } from './sessionState.ts';
import { userIdOf } from './sessionState.ts';
import { readStoredSession, writeStoredSession } from './storedSession.ts';

type Needs = {
  store: ReturnType<typeof createStore>;
  storage: KeyValueStore;
  /** True where the brand lets a person change between accounts. */
  keepsAccounts: boolean;
};

/** The session as memory and this device hold it, always the same. */
export interface SessionStore {
  state(): SessionState;
  /** Takes a fact into memory and onto the device. */
  apply(fact: SessionFact): void;
  /** Takes over what the device holds: at the start, and when another page of the app wrote it. */
  follow(): void;
  /** Takes an account off the list, and its right to log in without a password. */
  forget(userId: string): void;
  /** Takes away an account's right to log in without a password. */
  lock(userId: string): void;
}

export function createSessionStore({ store, storage, keepsAccounts }: Needs): SessionStore {
  const setAccounts = (list: ReturnType<typeof readCachedAccounts>): void => {
    store.set(cachedAccountsAtom, list);
    writeCachedAccounts(storage, list);
  };

  const remember = (state: SessionState): void => {
    if (!keepsAccounts || state.status !== 'member') return;
    const { credentials, profile } = state;
    writeAccountKey(storage, credentials.userId, credentials.jwt);
    if (profile) setAccounts(withAccount(readCachedAccounts(storage), profile));
  };

  return {
    state: () => store.get(sessionAtom),
    apply(fact) {
      const before = store.get(sessionAtom);
      store.set(sessionAtom, fact);
      const after = store.get(sessionAtom);
      if (after === before) return;
      writeStoredSession(storage, after);
      // Another account that takes over leaves the first one's right to come back in place.
      if (before.status === 'member' && after.status !== 'member') {
        writeAccountKey(storage, before.credentials.userId, null);
      }
      remember(after);
    },
    follow() {
      const stored = readStoredSession(storage);
      const current = store.get(sessionAtom);
      store.set(cachedAccountsAtom, readCachedAccounts(storage));
      if (stored.status !== 'member') {
        if (current.status !== 'visitor') store.set(sessionAtom, { type: 'ended' });
        return;
      }
      const { credentials, profile } = stored;
      if (userIdOf(current) !== credentials.userId) {
        store.set(sessionAtom, { type: 'logged-in', credentials, profile });
        return;
      }
      store.set(sessionAtom, { type: 'renewed', credentials });
      if (profile) {
        store.set(sessionAtom, { type: 'profile-loaded', userId: credentials.userId, profile });
      }
    },
    forget(userId) {
      writeAccountKey(storage, userId, null);
      setAccounts(withoutAccount(readCachedAccounts(storage), userId));
    },
    lock: (userId) => writeAccountKey(storage, userId, null),
  };
}
