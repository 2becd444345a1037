import type { createStore } from 'jotai';
import type { Backend } from '../../../core/backend/backend.ts';
import { queryClientOf } from '../../../core/query/queryClientOf.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { withLock } from '../../../platform/locks.ts';
import { isOnline } from '../../../platform/network.ts';
import { secureRandom } from '../../../platform/random.ts';
import { openTabChannel } from '../../../platform/tabChannel.ts';
import { timers } from '../../../platform/timers.ts';
import { isVisible } from '../../../platform/visibility.ts';
import { subscribeWake } from '../../../platform/wake.ts';
import { createMoneyIntents, type MoneyIntents } from './createMoneyIntents.ts';
import type { SettledIntent } from './intentNeeds.ts';
import { createIntentStore } from './intentStore.ts';
import { isMoneyRead } from './isMoneyRead.ts';

type Store = ReturnType<typeof createStore>;

export type JoinedIntents = MoneyIntents & {
  /** Tells what became of orders. @returns undoes it */
  onSettled(listener: (settled: SettledIntent) => void): () => void;
};

type Needs = { store: Store; backend: Backend; userId: string; packageId: number };

const joined = new WeakMap<Store, { userId: string; intents: JoinedIntents }>();

/** The orders of whoever is logged in, joined to this browser; one for a running app and person. */
export function joinMoneyIntents(needs: Needs): JoinedIntents {
  const known = joined.get(needs.store);
  if (known?.userId === needs.userId) return known.intents;
  const intents = join(needs);
  joined.set(needs.store, { userId: needs.userId, intents });
  return intents;
}

function join({ store, backend, userId, packageId }: Needs): JoinedIntents {
  const listeners = new Set<(settled: SettledIntent) => void>();
  const channel = openTabChannel('money-intents');
  const intents = createMoneyIntents({
    owner: { userId, packageId },
    store: createIntentStore(),
    lock: withLock,
    channel,
    call: (call, input, options) => backend.call(call, input, options),
    clock: () => Date.now(),
    timers,
    random: secureRandom,
    isAwake: () => isOnline() && isVisible(),
    onWake: subscribeWake,
    onSettled(settled) {
      void queryClientOf(store).invalidateQueries({
        predicate: ({ queryKey }) => isMoneyRead(queryKey, settled.call),
      });
      for (const listener of [...listeners]) listener(settled);
    },
  });
  // Who comes next has orders of their own; these stay filed until the person is back.
  const unfollow = store.sub(userIdAtom, () => {
    if (store.get(userIdAtom) === userId) return;
    unfollow();
    if (joined.get(store)?.intents === own) joined.delete(store);
    intents.close();
    channel.close();
  });
  const own: JoinedIntents = {
    ...intents,
    onSettled(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return own;
}
