import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../../platform/storage.ts';
import type { Leaving } from './createMessagingSession.ts';

/**
 * Accounts whose messages are to leave this device. Noted before anything is deleted, so that a page
 * that dies meanwhile leaves it to the next one.
 */
export interface LeftAccounts {
  /** @returns how they left, by user id */
  all(): ReadonlyMap<string, Leaving>;
  note(userId: string, how: Leaving): void;
  /** Everything is deleted, or the person is back. */
  settle(userId: string): void;
}

export function createLeftAccounts(storage: KeyValueStore): LeftAccounts {
  const read = (): Map<string, Leaving> => {
    const known = readJson(storage, storageKeys.left);
    if (typeof known !== 'object' || known === null) return new Map();
    return new Map(Object.entries(known).flatMap(([userId, how]) => asEntry(userId, how)));
  };
  const write = (accounts: ReadonlyMap<string, Leaving>): void => {
    if (accounts.size === 0) storage.remove(storageKeys.left);
    else writeJson(storage, storageKeys.left, Object.fromEntries(accounts));
  };
  return {
    all: read,
    note(userId, how) {
      const accounts = read();
      // Who left of their own accord wants nothing kept, whatever ends their session afterwards.
      if (accounts.get(userId) !== 'left') write(accounts.set(userId, how));
    },
    settle(userId) {
      const accounts = read();
      if (accounts.delete(userId)) write(accounts);
    },
  };
}

function asEntry(userId: string, how: unknown): [string, Leaving][] {
  return how === 'left' || how === 'ended' ? [[userId, how]] : [];
}
