import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';
import type { Credentials, Profile } from './session.ts';
import { type SessionState, visitor } from './sessionState.ts';

/** Changes when what is stored changes its shape; older shapes are read as no session. */
const version = 1;

/** @returns the session kept on this device; a visitor where there is none or it is damaged. */
export function readStoredSession(store: KeyValueStore): SessionState {
  return parseSession(readJson(store, storageKeys.session));
}

/** @param value what `writeStoredSession` wrote, or anything. */
export function parseSession(value: unknown): SessionState {
  if (!isRecord(value) || value['version'] !== version) return visitor;
  const credentials = parseCredentials(value['credentials']);
  if (!credentials) return visitor;
  return { status: 'member', credentials, profile: parseProfile(value['profile'], credentials) };
}

/** Leaves nothing behind for a visitor, and no token of a session that is ending. */
export function writeStoredSession(store: KeyValueStore, state: SessionState): void {
  if (state.status !== 'member') {
    store.remove(storageKeys.session);
    return;
  }
  const { credentials, profile } = state;
  writeJson(store, storageKeys.session, { version, credentials, profile });
}

function parseCredentials(value: unknown): Credentials | null {
  if (!isRecord(value)) return null;
  const { token, jwt, chatToken, userId } = value;
  if (!isFilled(token) || !isFilled(jwt) || !isFilled(userId)) return null;
  return { token, jwt, userId, chatToken: typeof chatToken === 'string' ? chatToken : '' };
}

/** A profile that is not whole is loaded anew, so it counts as absent. */
function parseProfile(value: unknown, { userId }: Credentials): Profile | null {
  if (!isRecord(value) || value['userId'] !== userId) return null;
  const isWhole =
    isFilled(value['username']) &&
    ['nickName', 'avatar', 'phone', 'customerId'].every((key) => typeof value[key] === 'string') &&
    ['isActivation', 'isRecharge'].every((key) => value[key] === 0 || value[key] === 1) &&
    Number.isSafeInteger(value['notice']);
  return isWhole ? (value as Profile) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
