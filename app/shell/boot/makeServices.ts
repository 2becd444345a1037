import { mendKeptFiles } from '../../core/cache/pastCache.ts';
import { createTexts } from '../../core/i18n/createTexts.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { createLeftAccounts } from '../../core/messaging/session/leftAccounts.ts';
import { schemeAtom } from '../../core/scheme/schemeAtom.ts';
import type { Services } from '../../core/services/services.tsx';
import type { SessionActions } from '../../core/session/session.ts';
import { fetchRelease } from '../../core/update/fetchRelease.ts';
import { createLazyUpdates } from '../../core/update/lazyUpdates.ts';
import { recoverMissingCode } from '../../core/update/recoverMissingCode.ts';
import { createInstaller } from '../../platform/install.ts';
import { pageFiles } from '../../platform/pageFiles.ts';
import { reloadPage } from '../../platform/reload.ts';
import { localStore, sessionStore, storageKeys } from '../../platform/storage.ts';
import { connectBackend } from './connectBackend.ts';
import { connectMessaging } from './connectMessaging.ts';
import { createSessionEnds } from './createSessionEnds.ts';
import type { ServiceNeeds } from './serviceNeeds.ts';

/** Joins the app's parts to the browser. */
export function makeServices(needs: ServiceNeeds): Services {
  const { store, translator } = needs.parts;
  const texts = createTexts(translator, store.get(localeAtom), needs.read);
  const own = needs.data.release;
  const readRelease = () => fetchRelease((url, init) => fetch(url, init));
  const left = createLeftAccounts(localStore);
  const ends = createSessionEnds(needs, left);
  const lazy = connectBackend(needs, ends);
  const { messaging, follow } = connectMessaging(needs, { lazy, ends, left });
  return {
    ...lazy,
    // What this device keeps of the person's messages goes with them.
    session: forgettingMessages(lazy.session, () => follow(null, 'left')),
    messaging,
    followMessaging: follow,
    followSession: ends.follow,
    loadTexts: texts.load,
    async chooseLanguage(locale) {
      await texts.switchTo(locale);
      store.set(localeAtom, locale);
      localStore.write(storageKeys.language, locale);
    },
    chooseScheme(choice) {
      store.set(schemeAtom, choice);
      localStore.write(storageKeys.scheme, choice);
    },
    installer: createInstaller(),
    updates: createLazyUpdates(async () => {
      const { startUpdates } = await import('./startUpdates.ts');
      const { backend } = lazy;
      const { packageId } = needs.data;
      return startUpdates({ own, fetchRelease: readRelease, store, backend, packageId });
    }),
    recover: (attempt) =>
      recoverMissingCode(
        {
          own,
          fetchRelease: readRelease,
          mendFiles: () => mendKeptFiles(pageFiles(), (url, init) => fetch(url, init)),
          reload: reloadPage,
          memory: sessionStore,
        },
        attempt,
      ),
  };
}

/** Has an account's messages leave this device together with it. */
function forgettingMessages(session: SessionActions, leaveMessaging: () => void): SessionActions {
  return {
    ...session,
    logout() {
      leaveMessaging();
      return session.logout();
    },
    forget(userId) {
      session.forget(userId);
      import('../../core/messaging/session/forgetMessages.ts').then(
        ({ forgetMessages }) => forgetMessages(userId),
        // Without the code nothing can be read either.
        () => undefined,
      );
    },
  };
}
