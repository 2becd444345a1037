import type { createStore } from 'jotai';
import { groupKindsOf } from '../../../brand/groupKinds.ts';
import { isOnline } from '../../../platform/network.ts';
import { secureRandom } from '../../../platform/random.ts';
import { currentOrigin } from '../../../platform/reload.ts';
import { openTabChannel } from '../../../platform/tabChannel.ts';
import { webLock } from '../../../platform/tabLock.ts';
import { timers } from '../../../platform/timers.ts';
import { isVisible, subscribeVisible } from '../../../platform/visibility.ts';
import { subscribeWake } from '../../../platform/wake.ts';
import { openWebSocket } from '../../../platform/webSocket.ts';
import type { createGatewayClient } from '../../../transport/gateway/createGatewayClient.ts';
import type { Backend } from '../../backend/backend.ts';
import { disabledFeaturesAtom } from '../../platform/platformAtom.ts';
import type { Contents } from '../contents/content.ts';
import { createMessagingEngine } from '../engine/createMessagingEngine.ts';
import type { EngineNeeds } from '../engine/engineNeeds.ts';
import type { Journal } from '../journal/createJournal.ts';
import { openKeptJournal } from '../journal/keptJournal.ts';
import { takeOverJournal } from '../journal/takeOverJournal.ts';
import { arrivalAtom, groupsAtom } from '../messagingAtoms.ts';
import { bindEngine } from '../publish/bindEngine.ts';
import { isArrivalOffered } from '../publish/isOffered.ts';
import { openMessageStore } from '../store/openMessageStore.ts';
import type { RunningMessaging } from './createMessagingSession.ts';
import { createTokenDoubt } from './createTokenDoubt.ts';
import { gatewayAddress } from './gatewayAddress.ts';
import type { LeftAccounts } from './leftAccounts.ts';

type Needs = {
  userId: string;
  journal: Journal;
  /** Of jotai. */
  atoms: ReturnType<typeof createStore>;
  backend: Backend;
  /** Ids of those the brand keeps. */
  features: readonly string[];
  /** How everything is sent that can be; a script of its own as well. */
  contents: Contents;
  /** The brand's gateway line. */
  gateway: string;
  /** @param chatToken with which it was connected */
  onStopped: (reason: Parameters<EngineNeeds['onStopped']>[0], chatToken: string) => void;
  /** Gets new tokens. Rejects with `CallError`. */
  renew: () => Promise<void>;
  left: LeftAccounts;
  /** A script of its own, fetched beside this one. */
  createGatewayClient: typeof createGatewayClient;
};

/** Joins the messaging of one account to this browser. */
export async function startMessaging(needs: Needs): Promise<RunningMessaging> {
  const { userId: userID, atoms, backend } = needs;
  // What a page before did not live to delete is not shown.
  if (needs.left.all().has(userID)) await forget(needs);
  const [store, journal] = await Promise.all([
    openMessageStore(userID),
    openKeptJournal(userID, needs.journal),
  ]);
  // Before anything is shown: what was sent is no draft any more. What fails here is tried again.
  await takeOverJournal({ journal, store, userID }).catch(() => undefined);
  const clock = (): number => Date.now();
  const groupKinds = () => groupKindsOf(needs.features, atoms.get(disabledFeaturesAtom) ?? []);
  const binding = bindEngine({ atoms, store, userID, timers, groupKinds });
  const unfollow = atoms.sub(disabledFeaturesAtom, () =>
    binding.publish({ type: 'conversations', ids: null }),
  );
  const tabsName = `messages-${userID}`;
  let token = '';
  const gateway = openGateway(needs, clock);
  gateway.onState(createTokenDoubt(needs.renew));
  const engine = createMessagingEngine({
    userID,
    store,
    journal,
    clock,
    timers,
    isVisible,
    subscribeVisible,
    onStopped: (reason) => needs.onStopped(reason, token),
    random: secureRandom,
    contents: needs.contents,
    gateway,
    // What sends a file has a network to fetch its code by.
    async uploadFile(...file) {
      const { createUploadFile } = await import('./createUploadFile.ts');
      return createUploadFile(backend)(...file);
    },
    // Asked for once online; nothing but the search waits for it.
    async applyRemovals(parts) {
      const { applyRemovals } = await import('../sync/applyRemovals.ts');
      return applyRemovals(parts);
    },
    tabs: { lock: webLock(tabsName), channel: openTabChannel(tabsName) },
    publish: binding.publish,
    onArrival(arrival) {
      if (isArrivalOffered(arrival, atoms.get(groupsAtom), groupKinds())) {
        atoms.set(arrivalAtom, arrival);
      }
    },
  });

  /** What was under way does not write any more. */
  const release = (): void => {
    unfollow();
    engine.close();
    binding.close();
    store.close();
    journal.close();
  };
  return {
    messaging: engine,
    start(chatToken) {
      token = chatToken;
      engine.start(chatToken);
    },
    async close() {
      release();
    },
    async leave(how) {
      if (how === 'left') await engine.logout();
      release();
      await forget(needs);
    },
  };
}

/** Its code is needed once in a session at most. */
async function forget({ userId, left }: Needs): Promise<void> {
  const { forgetLeft } = await import('./forgetMessages.ts');
  await forgetLeft(userId, left);
}

/** Not started: the engine does that. */
function openGateway({ createGatewayClient, gateway }: Needs, clock: () => number) {
  return createGatewayClient({
    url: () => gatewayAddress(gateway, currentOrigin()),
    openSocket: openWebSocket,
    clock,
    timers,
    random: secureRandom,
    isOnline,
    isVisible,
    onWake: subscribeWake,
  });
}
