import type { Credentials, Profile } from './session.ts';

/** Who uses the app. The profile of a member may still be on its way. */
export type SessionState =
  | { status: 'visitor' }
  | { status: 'member'; credentials: Credentials; profile: Profile | null }
  /** Ended by another device: the person reads why for a moment before the login page. */
  | { status: 'leaving'; userId: string; profile: Profile | null };

export type SessionFact =
  | { type: 'logged-in'; credentials: Credentials; profile?: Profile | null }
  /** The same person, with new tokens. */
  | { type: 'renewed'; credentials: Credentials }
  | { type: 'profile-loaded'; userId: string; profile: Profile }
  | { type: 'profile-changed'; changes: Partial<Profile> }
  | { type: 'taken-over' }
  | { type: 'ended' };

export const visitor: SessionState = { status: 'visitor' };

export function reduceSession(state: SessionState, fact: SessionFact): SessionState {
  switch (fact.type) {
    case 'logged-in':
      return { status: 'member', credentials: fact.credentials, profile: fact.profile ?? null };
    case 'renewed':
      if (state.status !== 'member') return state;
      if (state.credentials.userId !== fact.credentials.userId) {
        return { status: 'member', credentials: fact.credentials, profile: null };
      }
      return { ...state, credentials: fact.credentials };
    case 'profile-loaded':
      // An answer that comes after a switch belongs to nobody here.
      if (state.status !== 'member' || state.credentials.userId !== fact.userId) return state;
      return { ...state, profile: fact.profile };
    case 'profile-changed':
      if (state.status !== 'member' || !state.profile) return state;
      return { ...state, profile: { ...state.profile, ...fact.changes } };
    case 'taken-over':
      if (state.status !== 'member') return state;
      return { status: 'leaving', userId: state.credentials.userId, profile: state.profile };
    case 'ended':
      return visitor;
  }
}

/** @returns the id of the person logged in, also while the session is ending; null for visitors. */
export function userIdOf(state: SessionState): string | null {
  if (state.status === 'visitor') return null;
  return state.status === 'member' ? state.credentials.userId : state.userId;
}
