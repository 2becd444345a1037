import type { createLazyBackend } from '../../core/backend/lazyBackend.ts';
import { allHandedIn } from '../../core/feature/features.tsx';
import { createChatEnd } from '../../core/messaging/session/createChatEnd.ts';
import {
  createMessagingSession,
  type MessagingSession,
} from '../../core/messaging/session/createMessagingSession.ts';
import type { LeftAccounts } from '../../core/messaging/session/leftAccounts.ts';
import { openJournal } from '../../core/messaging/session/openJournal.ts';
import { isCurrent } from '../../core/session/isCurrent.ts';
import { localStore } from '../../platform/storage.ts';
import { showToast } from '../../ui/toasts.ts';
import { areas } from '../areas.ts';
import type { SessionEnds } from './createSessionEnds.ts';
import type { ServiceNeeds } from './serviceNeeds.ts';

type Joined = {
  lazy: ReturnType<typeof createLazyBackend>;
  ends: SessionEnds;
  left: LeftAccounts;
};

/** Messaging, whose code comes with the first account. */
export function connectMessaging(
  { data, parts: { store, translator, features }, session }: ServiceNeeds,
  { lazy, ends, left }: Joined,
): MessagingSession {
  return createMessagingSession({
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
      const [{ startMessaging }, { createGatewayClient }, { contentsIn }] = await loadCode();
      return startMessaging({
        createGatewayClient,
        userId,
        journal,
        atoms: store,
        backend: lazy.backend,
        features: data.features,
        // Also those of features that are switched off: what waits to be sent is sent.
        contents: contentsIn(allHandedIn(areas, features.loaded)),
        gateway: data.lines.im,
        renew: lazy.session.renew,
        left,
        onStopped: createChatEnd({
          sayLost: () => showToast(translator.t('connectionLost')),
          renew: lazy.session.renew,
          leave: (code) => ends.end(code, ''),
          isCurrent: (chatToken) => isCurrent(session.state, ends.follow, { userId, chatToken }),
        }),
      });
    },
  });
}

/** Has the code of messaging on its way while texts and features still are; one that does not come is asked for again. */
export function loadMessagingAhead(): void {
  loadCode().catch(() => undefined);
}

/** All scripts that the first connection waits for. */
const loadCode = () =>
  Promise.all([
    import('../../core/messaging/session/startMessaging.ts'),
    import('../../transport/gateway/createGatewayClient.ts'),
    import('../../parts/message/useContents.ts'),
  ]);
