import type { createStore } from 'jotai';
import type { Release } from '../../brand/data.ts';
import type { AppWorker } from '../../platform/serviceWorker.ts';
import type { KeyValueStore } from '../../platform/storage.ts';
import { decideUpdate } from './decideUpdate.ts';
import { ignoreRelease, readIgnoredReleases } from './ignoredReleases.ts';
import { updateAtom } from './updateAtom.ts';

export type CheckOutcome = 'update-found' | 'nothing-found' | 'check-failed';

/** Finds and applies new releases; what it finds is in `updateAtom`. Nothing here throws. */
export interface Updates {
  /** Registers the service worker, which fetches the whole site: once the page is usable. */
  start: () => void;
  /** @param isAsked true when the person asked, e.g. on the mine page. */
  check: (isAsked: boolean) => Promise<CheckOutcome>;
  /** Declines the offer; `forGood` also for later visits. */
  decline: (forGood: boolean) => void;
  /** Switches to the new release and reloads the page. */
  apply: () => Promise<void>;
}

type Needs = {
  own: Release;
  fetchRelease: () => Promise<Release>;
  /** Called once. */
  startWorker: () => Promise<AppWorker>;
  reload: () => void;
  storage: KeyValueStore;
  store: ReturnType<typeof createStore>;
};

export function createUpdates(needs: Needs): Updates {
  const { own, reload, storage, store } = needs;
  let started: Promise<AppWorker> | null = null;
  const worker = (): Promise<AppWorker> => {
    started ??= needs.startWorker();
    return started;
  };
  return {
    start: () => void worker(),
    async check(isAsked) {
      if (isAsked) store.set(updateAtom, { type: 'check-started' });
      // Offline or a host in trouble: only someone who asked needs to know.
      const latest = await needs.fetchRelease().catch(() => null);
      if (!latest) {
        if (isAsked) store.set(updateAtom, { type: 'check-failed' });
        return 'check-failed';
      }
      const ignored = readIgnoredReleases(storage);
      const decision = decideUpdate({ own, latest, ignored, isAsked });
      if (decision.kind === 'none') {
        if (isAsked) store.set(updateAtom, { type: 'nothing-found' });
        return 'nothing-found';
      }
      const isForced = decision.kind === 'forced';
      const { release } = decision;
      store.set(updateAtom, { type: 'update-found', release, isForced, isAsked });
      // The files of the new version come in while the person reads the offer.
      void worker().then((one) => one.check());
      return 'update-found';
    },
    decline(forGood) {
      const { offer } = store.get(updateAtom);
      if (forGood && offer && !offer.isForced) ignoreRelease(storage, offer.release.id);
      store.set(updateAtom, { type: 'offer-declined' });
    },
    async apply() {
      store.set(updateAtom, { type: 'update-started' });
      const one = await worker();
      const found = await one.check();
      const isFailed = found !== 'waiting' && found !== 'none';
      if (isFailed || (found === 'waiting' && !(await one.activate(own.id)))) {
        store.set(updateAtom, { type: 'update-failed' });
        return;
      }
      // Where nothing waits, another window has switched already, or the page comes from the
      // network: then the reload is the update.
      reload();
    },
  };
}
