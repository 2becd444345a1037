import { atom } from 'jotai';
import {
  reduceSession,
  type SessionFact,
  type SessionState,
  userIdOf,
  visitor,
} from './sessionState.ts';

const baseAtom = atom<SessionState>(visitor);

/** Who uses the app; takes facts. */
export const sessionAtom = atom(
  (get) => get(baseAtom),
  (get, set, fact: SessionFact) => set(baseAtom, reduceSession(get(baseAtom), fact)),
);

/** True for a person logged in, also while the session is ending. */
export const isMemberAtom = atom((get) => get(baseAtom).status !== 'visitor');

/** Id of the person logged in, or null. */
export const userIdAtom = atom((get) => userIdOf(get(baseAtom)));

/** The person's own account; null for visitors, and until it has loaded. */
export const profileAtom = atom((get) => {
  const session = get(baseAtom);
  return session.status === 'visitor' ? null : session.profile;
});
