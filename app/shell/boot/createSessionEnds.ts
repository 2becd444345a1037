import type { LeftAccounts } from '../../core/messaging/session/leftAccounts.ts';
import { navigationAtom } from '../../core/navigation/navigationAtom.ts';
import { paths } from '../../core/navigation/paths.ts';
import { wantedState } from '../../core/navigation/wantedPlace.ts';
import {
  endSession,
  type SessionEndCode,
  sessionEndSentence,
} from '../../core/session/endSession.ts';
import { isMemberAtom, profileAtom, userIdAtom } from '../../core/session/sessionAtom.ts';
import { sessionEndingAtom } from '../../core/session/sessionEnding.ts';
import { localStore, sessionStore } from '../../platform/storage.ts';
import { showToast } from '../../ui/toasts.ts';
import type { ServiceNeeds } from './serviceNeeds.ts';

export interface SessionEnds {
  toLogin(): void;
  /** The server ended the session. @param message its own words; empty where it has none */
  end(code: SessionEndCode, message: string): void;
  /** Takes over the session that another page of the app left on this device. */
  follow(): void;
}

/** The ways in which a session ends that nobody here asked for. */
export function createSessionEnds(
  { parts, session }: Pick<ServiceNeeds, 'parts' | 'session'>,
  left: LeftAccounts,
): SessionEnds {
  const { store, translator } = parts;
  const toLogin = (): void => store.set(navigationAtom, { to: paths.login });
  return {
    toLogin,
    end(code, message) {
      // The gateway and a call may both say so.
      if (session.state().status !== 'member') return;
      showToast(sessionEndSentence(translator.t, code, message));
      const account = store.get(profileAtom)?.username ?? '';
      store.set(sessionEndingAtom, { code, message, account });
      // The chats stay on the screen for a moment; a page that dies meanwhile leaves them to the next.
      const userId = store.get(userIdAtom);
      if (userId !== null) left.note(userId, 'ended');
      // Who logs in again goes on where they were.
      const leave = (): void => {
        const state = wantedState(location.pathname + location.search, userId);
        store.set(navigationAtom, { to: paths.login, state });
      };
      endSession({ session, code, stores: [localStore, sessionStore], leave });
    },
    follow() {
      const wasMember = store.get(isMemberAtom);
      session.follow();
      // Another page of the app logged out: this one leaves with it.
      if (wasMember && !store.get(isMemberAtom)) toLogin();
    },
  };
}
