import type { createStore } from 'jotai';
import type { Release } from '../../brand/data.ts';
import type { AppWorker, InstallProblem } from '../../platform/serviceWorker.ts';
import { type KeyValueStore, storageKeys } from '../../platform/storage.ts';
import { decideUpdate, type Wish } from './decideUpdate.ts';
import { followOtherTabs } from './followOtherTabs.ts';
import { ignoreRelease, readIgnoredReleases } from './ignoredReleases.ts';
import { type RestartHold, updateAtom } from './updateAtom.ts';

export type CheckOutcome = 'update-found' | 'nothing-found' | 'check-failed';

/** Finds and applies new releases; what it finds is in `updateAtom`. Nothing here throws. */
export interface Updates {
  /** Registers the service worker, which fetches the whole site: once the page is usable. */
  start: () => void;
  /** @param isAsked true when the person asked, e.g. on the mine page. */
  check: (isAsked: boolean) => Promise<CheckOutcome>;
  /** Declines the offer; `forGood` also for later visits. */
  decline: (forGood: boolean) => void;
  /** Brings in the new release and, once nothing would be cut or lost, starts the app anew with it. */
  apply: () => Promise<void>;
  /** Does not wait for what plays. */
  restartNow: () => void;
}

export type UpdateNeeds = {
  own: Release;
  fetchRelease: () => Promise<Release>;
  /** Rejects where the platform does not say. */
  fetchWish: () => Promise<Wish>;
  /** Called once. */
  startWorker: () => Promise<AppWorker>;
  /** @returns what the app may not be started anew for now, or null */
  heldBy: () => Exclude<RestartHold, 'use'> | null;
  isVisible: () => boolean;
  /** Resolves after a moment, in which things may have changed. */
  rest: () => Promise<void>;
  reload: () => void;
  storage: KeyValueStore;
  /** Ends with the browser tab. */
  memory: KeyValueStore;
  store: ReturnType<typeof createStore>;
};

export function createUpdates(needs: UpdateNeeds): Updates {
  const { own, storage, memory, store } = needs;
  const install = createInstall(needs);
  const restart = createRestart(needs, install.worker);
  let applying: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    const outcome = await install.run();
    if (outcome === 'waiting' || outcome === 'none') await restart.whenSafe(outcome === 'waiting');
  };
  const apply = (): Promise<void> => {
    store.set(updateAtom, { type: 'update-accepted' });
    applying ??= run().finally(() => {
      applying = null;
    });
    return applying;
  };

  return {
    start: () => void install.worker(),
    async check(isAsked) {
      if (isAsked) store.set(updateAtom, { type: 'check-started' });
      const [latest, wish] = await Promise.all([
        // Offline or a host in trouble: only someone who asked needs to know.
        needs.fetchRelease().catch(() => null),
        needs.fetchWish().catch(() => null),
      ]);
      if (!latest) {
        if (isAsked) store.set(updateAtom, { type: 'check-failed' });
        return 'check-failed';
      }
      const ignored = readIgnoredReleases(storage);
      const restarted = memory.read(storageKeys.restarted);
      const kind = decideUpdate({ own, latest, wish, ignored, restarted, isAsked });
      if (!kind) {
        if (isAsked) store.set(updateAtom, { type: 'nothing-found' });
        return 'nothing-found';
      }
      store.set(updateAtom, { type: 'update-found', release: latest, kind, isAsked });
      // The files of the new version come in while the person reads the offer.
      if (store.get(updateAtom).isAccepted) void apply();
      else void install.run();
      return 'update-found';
    },
    decline(forGood) {
      const { offer } = store.get(updateAtom);
      if (forGood && offer?.kind === 'optional') ignoreRelease(storage, offer.release.id);
      store.set(updateAtom, { type: 'offer-declined' });
    },
    apply,
    restartNow: restart.now,
  };
}

type Installed = 'waiting' | 'none' | InstallProblem;

/** Has the worker bring in the newest release, one try at a time. */
function createInstall(needs: UpdateNeeds) {
  const { startWorker, store } = needs;
  let started: Promise<AppWorker> | null = null;
  let running: Promise<Installed> | null = null;
  const worker = (): Promise<AppWorker> => {
    started ??= startWorker().then((one) => {
      one.followInstall((news) => {
        if (news.type !== 'INSTALL_PROGRESS') return;
        const { received, total } = news;
        store.set(updateAtom, { type: 'download-progressed', received, total });
      });
      followOtherTabs(needs, one);
      return one;
    });
    return started;
  };
  const settle = async (): Promise<Installed> => {
    store.set(updateAtom, { type: 'download-started' });
    const outcome = await (await worker()).check();
    // Where nothing waits, another window has switched already, or the page comes from the network:
    // then the restart is the update.
    if (outcome === 'waiting' || outcome === 'none')
      store.set(updateAtom, { type: 'release-installed' });
    else store.set(updateAtom, { type: 'update-failed', problem: outcome });
    return outcome;
  };
  return {
    worker,
    run(): Promise<Installed> {
      running ??= settle().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

function createRestart(needs: UpdateNeeds, worker: () => Promise<AppWorker>) {
  const { own, memory, store } = needs;
  let isPressed = false;

  /** Who has put the update aside goes on undisturbed until they look away; where it is forced, they cannot. */
  const holdNow = (): RestartHold | null => {
    const held = needs.heldBy();
    if (held) return held === 'playing' && isPressed ? null : held;
    const { isShown, offer } = store.get(updateAtom);
    return isShown || offer?.kind === 'forced' || !needs.isVisible() ? null : 'use';
  };
  return {
    now: () => {
      isPressed = true;
    },
    async whenSafe(isWaiting: boolean): Promise<void> {
      isPressed = false;
      for (let by = holdNow(); by; by = holdNow()) {
        store.set(updateAtom, { type: 'restart-held', by });
        await needs.rest();
      }
      const { offer } = store.get(updateAtom);
      store.set(updateAtom, { type: 'restart-began' });
      if (!offer || store.get(updateAtom).work.phase !== 'restarting') return;
      memory.write(storageKeys.restarted, offer.release.id);
      if (isWaiting && !(await (await worker()).activate(own.id))) {
        store.set(updateAtom, { type: 'update-failed', problem: 'install' });
        return;
      }
      // The page of the update goes back by itself, so that the app starts where the person was.
      for (let turn = 0; turn < 3 && store.get(updateAtom).isShown; turn += 1) await needs.rest();
      needs.reload();
    },
  };
}
