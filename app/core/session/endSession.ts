import { limits } from '../../lib/limits.ts';
import { dropShares } from '../../platform/dropShares.ts';
import { type KeyValueStore, storageKeys } from '../../platform/storage.ts';
import type { Translate } from '../i18n/translate.ts';
import type { SessionStore } from './sessionStore.ts';

/** Codes with which the server ends a session. */
export type SessionEndCode = 401 | 402 | 403;

type End = {
  session: SessionStore;
  code: SessionEndCode;
  stores: readonly KeyValueStore[];
  /** Opens the login page. */
  leave: () => void;
};

/** The tokens leave the device at once; after 403 the page stays for a moment. */
export function endSession({ session, code, stores, leave }: End): void {
  const finish = (): void => {
    session.apply({ type: 'ended' });
    leave();
  };
  dropPersonalData(...stores);
  if (code !== 403) {
    finish();
    return;
  }
  session.apply({ type: 'taken-over' });
  setTimeout(() => {
    // Unless the person is back in already.
    if (session.state().status === 'leaving') finish();
  }, limits.leaveDelay);
}

/** Why the session ended: in the server's words, else in ours. */
export function sessionEndSentence(t: Translate, code: SessionEndCode, message: string): string {
  if (message !== '') return message.slice(0, 200);
  if (code === 401) return t('sessionExpired');
  return code === 402 ? t('loginInvalid') : t('loggedInElsewhere');
}

/** What belongs to one person and is not the session itself: gone when the session ends. */
const personal = [storageKeys.intents, storageKeys.drafts, storageKeys.readingPlaces] as const;

/** Removes what a person began and left unfinished from the device's stores, and what they shared. */
export function dropPersonalData(...stores: readonly KeyValueStore[]): void {
  for (const store of stores) for (const key of personal) store.remove(key);
  void dropShares();
}
