import { atom } from 'jotai';
import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';
import type { Profile } from './session.ts';

/** An account used on this device, as the switch-account page lists it. */
export type CachedAccount = { userId: string; username: string; nickName: string; avatar: string };

/** Most accounts remembered; the one longest unused gives way. */
const most = 10;

/** Accounts used on this device, the latest first. */
export const cachedAccountsAtom = atom<readonly CachedAccount[]>([]);

/** @returns what was stored, without what is damaged. */
export function readCachedAccounts(store: KeyValueStore): CachedAccount[] {
  const list = readJson(store, storageKeys.accounts);
  if (!Array.isArray(list)) return [];
  const seen = new Set<string>();
  return list.flatMap((value: unknown) => {
    const account = parseAccount(value);
    if (!account || seen.has(account.userId)) return [];
    seen.add(account.userId);
    return account;
  });
}

function parseAccount(value: unknown): CachedAccount | null {
  if (typeof value !== 'object' || value === null) return null;
  const { userId, username, nickName, avatar } = value as Record<string, unknown>;
  if (typeof userId !== 'string' || userId === '' || typeof username !== 'string') return null;
  return {
    userId,
    username,
    nickName: typeof nickName === 'string' ? nickName : '',
    avatar: typeof avatar === 'string' ? avatar : '',
  };
}

/** @returns the list with this account first, as it is now. */
export function withAccount(
  list: readonly CachedAccount[],
  { userId, username, nickName, avatar }: Profile,
): CachedAccount[] {
  const account = { userId, username, nickName, avatar };
  return [account, ...withoutAccount(list, userId)].slice(0, most);
}

export function withoutAccount(list: readonly CachedAccount[], userId: string): CachedAccount[] {
  return list.filter((account) => account.userId !== userId);
}

export function writeCachedAccounts(store: KeyValueStore, list: readonly CachedAccount[]): void {
  if (list.length === 0) store.remove(storageKeys.accounts);
  else writeJson(store, storageKeys.accounts, list);
}

/** @returns JWTs by user id. */
export function readAccountKeys(store: KeyValueStore): Record<string, string> {
  const keys = readJson(store, storageKeys.accountKeys);
  if (typeof keys !== 'object' || keys === null || Array.isArray(keys)) return {};
  return Object.fromEntries(
    Object.entries(keys).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '',
    ),
  );
}

/** @param jwt null takes the right to log in without password away. */
export function writeAccountKey(store: KeyValueStore, userId: string, jwt: string | null): void {
  const { [userId]: _, ...others } = readAccountKeys(store);
  const keys = jwt === null ? others : { ...others, [userId]: jwt };
  if (Object.keys(keys).length === 0) store.remove(storageKeys.accountKeys);
  else writeJson(store, storageKeys.accountKeys, keys);
}
