import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { storageKeys } from '../../platform/storage.ts';
import { readAccountKeys, readCachedAccounts } from './cachedAccounts.ts';

describe('cached accounts', () => {
  it('reads whatever is stored without throwing, each account once and whole', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const store = memoryStore({
          [storageKeys.accounts]: text,
          [storageKeys.accountKeys]: text,
        });
        const accounts = readCachedAccounts(store);
        const ids = accounts.map(({ userId }) => userId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const account of accounts) {
          expect(Object.values(account).every((value) => typeof value === 'string')).toBe(true);
        }
        expect(Object.values(readAccountKeys(store)).every((jwt) => jwt.length > 0)).toBe(true);
      }),
    );
  });
});
