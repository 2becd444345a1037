import { atom } from 'jotai';
import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';
import { type CachedAccount, encodeAccount } from './profileCodec.ts';
import type { Profile } from './session.ts';
import {
  decodeAccountKeys,
  decodeAccounts,
  encodeAccountKeys,
  encodeAccounts,
} from './sessionCodec.ts';

/** Most accounts remembered; the one longest unused gives way. */
const most = 10;

/** Accounts used on this device, the latest first. */
export const cachedAccountsAtom = atom<readonly CachedAccount[]>([]);

/** @returns what was stored, without what is damaged. */
export function readCachedAccounts(store: KeyValueStore): CachedAccount[] {
  return decodeAccounts(readJson(store, storageKeys.accounts));
}

/** @returns the list with this account first, as it is now. */
export function withAccount(list: readonly CachedAccount[], profile: Profile): CachedAccount[] {
  return [encodeAccount(profile), ...withoutAccount(list, profile.userId)].slice(0, most);
}

export function withoutAccount(list: readonly CachedAccount[], userId: string): CachedAccount[] {
  return list.filter((account) => account.userId !== userId);
}

export function writeCachedAccounts(store: KeyValueStore, list: readonly CachedAccount[]): void {
  if (list.length === 0) store.remove(storageKeys.accounts);
  else writeJson(store, storageKeys.accounts, encodeAccounts(list));
}

/** @returns JWTs by user id. */
export function readAccountKeys(store: KeyValueStore): Record<string, string> {
  return decodeAccountKeys(readJson(store, storageKeys.accountKeys));
}

/** @param jwt null takes the right to log in without password away. */
export function writeAccountKey(store: KeyValueStore, userId: string, jwt: string | null): void {
  const { [userId]: _, ...others } = readAccountKeys(store);
  const keys = jwt === null ? others : { ...others, [userId]: jwt };
  if (Object.keys(keys).length === 0) store.remove(storageKeys.accountKeys);
  else writeJson(store, storageKeys.accountKeys, encodeAccountKeys(keys));
}
