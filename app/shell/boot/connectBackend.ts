import { createLazyBackend } from '../../core/backend/lazyBackend.ts';
import { leadsMembersOn } from '../../core/guard/guard.ts';
import { canonicalPath } from '../../core/navigation/entryPaths.ts';
import { navigationAtom } from '../../core/navigation/navigationAtom.ts';
import { paths } from '../../core/navigation/paths.ts';
import { sessionEndingAtom } from '../../core/session/sessionEnding.ts';
import { localStore, sessionStore } from '../../platform/storage.ts';
import type { SessionEnds } from './createSessionEnds.ts';
import type { ServiceNeeds } from './serviceNeeds.ts';

/** The calls of the app, and the session that they open and end. */
export function connectBackend(
  { data, parts: { store }, session }: ServiceNeeds,
  ends: SessionEnds,
): ReturnType<typeof createLazyBackend> {
  return createLazyBackend({
    session,
    stores: [localStore, sessionStore],
    onLeft: ends.toLogin,
    async load() {
      const { startBackend } = await import('../../core/backend/startBackend.ts');
      return startBackend({
        data,
        store,
        storage: localStore,
        session,
        onEntered: () => {
          store.set(sessionEndingAtom, null);
          // From the login page the guard leads on, to the page that was asked for.
          if (leadsMembersOn(canonicalPath(location.pathname), location.search)) return;
          store.set(navigationAtom, { to: paths.chat });
        },
        onSessionEnd: ends.end,
      });
    },
  });
}
