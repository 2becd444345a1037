import { createStore } from 'jotai';
import type { Profile, SessionActions } from '../../app/core/session/session.ts';
import { profileAtom, sessionAtom } from '../../app/core/session/sessionAtom.ts';
import { plainCredentials, plainProfile } from './profile.ts';

type Member = {
  store: ReturnType<typeof createStore>;
  session: SessionActions;
  /** The account as the screens know it. */
  profile: () => Profile | null;
};

/**
 * A person who is logged in.
 * @param profile null while it has not loaded.
 * @param load what loading the profile gives.
 */
export function member(
  profile: Profile | null = plainProfile,
  load: () => Promise<Profile> = async () => profile ?? plainProfile,
): Member {
  const store = createStore();
  store.set(sessionAtom, { type: 'logged-in', credentials: plainCredentials, profile });
  return {
    store,
    profile: () => store.get(profileAtom),
    session: {
      login: async () => undefined,
      register: async () => undefined,
      logout: async () => store.set(sessionAtom, { type: 'ended' }),
      async refresh() {
        const loaded = await load();
        store.set(sessionAtom, { type: 'profile-loaded', userId: 'u1', profile: loaded });
      },
      renew: async () => undefined,
      changePassword: async () => undefined,
      update: (changes) => store.set(sessionAtom, { type: 'profile-changed', changes }),
      switchTo: async () => true,
      forget: () => undefined,
    },
  };
}
