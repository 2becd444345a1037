import type { BrandData } from '../../brand/data.ts';
import { createLazyBackend } from '../../core/backend/lazyBackend.ts';
import { createTexts } from '../../core/i18n/createTexts.ts';
import type { ReadBundle } from '../../core/i18n/readBundle.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { createChatEnd } from '../../core/messaging/session/createChatEnd.ts';
import { createMessagingSession } from '../../core/messaging/session/createMessagingSession.ts';
import { createLeftAccounts } from '../../core/messaging/session/leftAccounts.ts';
import { openJournal } from '../../core/messaging/session/openJournal.ts';
import { navigationAtom } from '../../core/navigation/navigationAtom.ts';
import { paths } from '../../core/navigation/paths.ts';
import { schemeAtom } from '../../core/scheme/schemeAtom.ts';
import type { Services } from '../../core/services/services.tsx';
import {
  endSession,
  type SessionEndCode,
  sessionEndSentence,
} from '../../core/session/endSession.ts';
import { isCurrent } from '../../core/session/isCurrent.ts';
import { isMemberAtom, profileAtom, userIdAtom } from '../../core/session/sessionAtom.ts';
import { sessionEndingAtom } from '../../core/session/sessionEnding.ts';
import type { SessionStore } from '../../core/session/sessionStore.ts';
import { createUpdates } from '../../core/update/createUpdates.ts';
import { fetchRelease } from '../../core/update/fetchRelease.ts';
import { recoverMissingCode } from '../../core/update/recoverMissingCode.ts';
import { createInstaller } from '../../platform/install.ts';
import { reloadPage } from '../../platform/reload.ts';
import { localStore, sessionStore, storageKeys } from '../../platform/storage.ts';
import { showToast } from '../../ui/toasts.ts';
import type { AppParts } from '../appParts.ts';
import { startWorker } from './startWorker.ts';

type Needs = {
  data: BrandData;
  parts: AppParts;
  read: ReadBundle;
  session: SessionStore;
};

/** Joins the app's parts to the browser. */
export function makeServices({ data, parts, read, session }: Needs): Services {
  const { store, translator } = parts;
  const texts = createTexts(translator, store.get(localeAtom), read);
  const own = data.release;
  const readRelease = () => fetchRelease((url, init) => fetch(url, init));
  const left = createLeftAccounts(localStore);
  const go = (path: string): void => store.set(navigationAtom, path);
  const leaveSession = (code: SessionEndCode, message: string): void => {
    // The gateway and a call may both say so.
    if (session.state().status !== 'member') return;
    showToast(sessionEndSentence(translator, code, message));
    const account = store.get(profileAtom)?.username ?? '';
    store.set(sessionEndingAtom, { code, message, account });
    // The chats stay on the screen for a moment; a page that dies meanwhile leaves them to the next.
    const userId = store.get(userIdAtom);
    if (userId !== null) left.note(userId, 'ended');
    endSession({
      session,
      code,
      stores: [localStore, sessionStore],
      leave: () => go(paths.login),
    });
  };
  const followSession = (): void => {
    const wasMember = store.get(isMemberAtom);
    session.follow();
    // Another page of the app logged out: this one leaves with it.
    if (wasMember && !store.get(isMemberAtom)) go(paths.login);
  };
  const lazy = createLazyBackend({
    session,
    stores: [localStore, sessionStore],
    onLeft: () => go(paths.login),
    async load() {
      const { startBackend } = await import('../../core/backend/startBackend.ts');
      return startBackend({
        data,
        store,
        storage: localStore,
        session,
        onEntered: () => {
          store.set(sessionEndingAtom, null);
          go(paths.chat);
        },
        onSessionEnd: leaveSession,
      });
    },
  });
  const { messaging, follow } = createMessagingSession({
    openJournal,
    left,
    async forget(userId) {
      const { forgetLeft } = await import('../../core/messaging/session/forgetMessages.ts');
      await forgetLeft(userId, left);
    },
    onKept() {
      import('../../platform/persistentStorage.ts')
        .then(({ askBrowserToPersist }) => askBrowserToPersist(localStore))
        .catch(() => undefined);
    },
    async load(userId, journal) {
      const [{ startMessaging }, { createGatewayClient }] = await Promise.all([
        import('../../core/messaging/session/startMessaging.ts'),
        import('../../transport/gateway/createGatewayClient.ts'),
      ]);
      return startMessaging({
        createGatewayClient,
        userId,
        journal,
        atoms: store,
        backend: lazy.backend,
        features: data.features,
        gateway: data.lines.im,
        renew: lazy.session.renew,
        left,
        onStopped: createChatEnd({
          sayLost: () => showToast(translator.t('connectionLost')),
          renew: lazy.session.renew,
          leave: (code) => leaveSession(code, ''),
          isCurrent: (chatToken) => isCurrent(session.state, followSession, { userId, chatToken }),
        }),
      });
    },
  });
  return {
    ...lazy,
    session: {
      ...lazy.session,
      logout() {
        // What this device keeps of the person's messages goes with them.
        follow(null, 'left');
        return lazy.session.logout();
      },
      forget(userId) {
        lazy.session.forget(userId);
        import('../../core/messaging/session/forgetMessages.ts').then(
          ({ forgetMessages }) => forgetMessages(userId),
          // Without the code nothing can be read either.
          () => undefined,
        );
      },
    },
    messaging,
    followMessaging: follow,
    followSession,
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
    updates: createUpdates({
      own,
      fetchRelease: readRelease,
      startWorker,
      reload: reloadPage,
      storage: localStore,
      store,
    }),
    recover: (attempt) =>
      recoverMissingCode(
        { own, fetchRelease: readRelease, reload: reloadPage, memory: sessionStore },
        attempt,
      ),
  };
}
