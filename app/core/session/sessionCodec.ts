import { type CachedAccount, decodeAccount, decodeProfile, encodeAccount } from './profileCodec.ts';
import type { Credentials, Profile } from './session.ts';

/**
 * Version of what the session keeps on the device, `v` in each of its values.
 *
 * 1: `version` instead of `v`, or none; the accounts were a bare list, their keys a bare object.
 * 2: `v`; accounts in `list`, keys in `keys`.
 *
 * Pages of two versions of the app may be open at once, so fields are only added, and a page reads
 * what it knows of a newer version too.
 */
const version = 2;

export type StoredSession = {
  credentials: Credentials;
  /** Null until it has loaded; one that is damaged is loaded anew. */
  profile: Profile | null;
};

export function encodeSession({ credentials, profile }: StoredSession): unknown {
  return { v: version, credentials, profile };
}

/** @returns null where no credentials are in it. Damage to anything else leaves the session. */
export function decodeSession(value: unknown): StoredSession | null {
  if (!isRecord(value)) return null;
  const credentials = decodeCredentials(value['credentials']);
  if (!credentials) return null;
  const profile = decodeProfile(value['profile']);
  return { credentials, profile: profile?.userId === credentials.userId ? profile : null };
}

function decodeCredentials(value: unknown): Credentials | null {
  if (!isRecord(value)) return null;
  const { token, jwt, chatToken, userId } = value;
  if (!isFilled(token) || !isFilled(jwt) || !isFilled(userId)) return null;
  return { token, jwt, userId, chatToken: typeof chatToken === 'string' ? chatToken : '' };
}

export function encodeAccounts(list: readonly CachedAccount[]): unknown {
  return { v: version, list: list.map(encodeAccount) };
}

/** @returns each account once, without those that are damaged. */
export function decodeAccounts(value: unknown): CachedAccount[] {
  const list: unknown = isRecord(value) ? value['list'] : value;
  if (!Array.isArray(list)) return [];
  const byId = new Map<string, CachedAccount>();
  for (const item of list) {
    const account = decodeAccount(item);
    if (account && !byId.has(account.userId)) byId.set(account.userId, account);
  }
  return [...byId.values()];
}

/** @param keys JWTs by user id. */
export function encodeAccountKeys(keys: Readonly<Record<string, string>>): unknown {
  return { v: version, keys };
}

/** @returns JWTs by user id, without what is none. */
export function decodeAccountKeys(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  // In a bare object, `v` could only be a person's id, with a text for the JWT.
  const keys = typeof value['v'] === 'number' ? value['keys'] : value;
  if (!isRecord(keys)) return {};
  return Object.fromEntries(
    Object.entries(keys).filter((pair): pair is [string, string] => isFilled(pair[1])),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
