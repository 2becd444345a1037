import { atom } from 'jotai';
import {
  type KeyValueStore,
  readJson,
  sessionStore,
  storageKeys,
  writeJson,
} from '../../platform/storage.ts';
import type { SessionEndCode } from './endSession.ts';

/** How the server ended the last session: the login page says so until somebody is in again. */
export type SessionEnding = {
  code: SessionEndCode;
  /** The server's own sentence, or empty. */
  message: string;
  /** Name of the account, or empty where it was never known. */
  account: string;
};

const baseAtom = atom<SessionEnding | null>(null);

/** Kept in this tab of the browser, so that a reload says it again. */
export const sessionEndingAtom = atom(
  (get) => get(baseAtom),
  (_get, set, ending: SessionEnding | null) => {
    set(baseAtom, ending);
    if (ending) writeJson(sessionStore, storageKeys.ending, ending);
    else sessionStore.remove(storageKeys.ending);
  },
);

/** @returns what was kept, or null where there is nothing or it is damaged. */
export function readSessionEnding(store: KeyValueStore): SessionEnding | null {
  const kept = readJson(store, storageKeys.ending);
  if (typeof kept !== 'object' || kept === null) return null;
  const { code, message, account } = kept as Record<string, unknown>;
  if (code !== 401 && code !== 402 && code !== 403) return null;
  if (typeof message !== 'string' || typeof account !== 'string') return null;
  return { code, message, account };
}
