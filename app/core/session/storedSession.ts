import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';
import { decodeSession, encodeSession } from './sessionCodec.ts';
import { type SessionState, visitor } from './sessionState.ts';

/** @returns the session kept on this device; a visitor where there is none or it is damaged. */
export function readStoredSession(store: KeyValueStore): SessionState {
  const stored = decodeSession(readJson(store, storageKeys.session));
  return stored ? { status: 'member', ...stored } : visitor;
}

/** Leaves nothing behind for a visitor, and no token of a session that is ending. */
export function writeStoredSession(store: KeyValueStore, state: SessionState): void {
  if (state.status === 'member') writeJson(store, storageKeys.session, encodeSession(state));
  else store.remove(storageKeys.session);
}
