import type { createStore } from 'jotai';
import type { Release } from '../../brand/data.ts';
import type { AppWorker, InstallProblem } from '../../platform/serviceWorker.ts';
import { type KeyValueStore, storageKeys } from '../../platform/storage.ts';
import { decideUpdate, type Wish } from './decideUpdate.ts';
import { followOtherTabs } from './followOtherTabs.ts';
import { ignoreRelease, readIgnoredReleases } from './ignoredReleases.ts';
import { type RestartHold, type UpdateFact, updateAtom } from './updateAtom.ts';

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
  const bringIn = oneByOne(async (id) => {
    const outcome = await install.run(id);
    if (outcome === 'waiting' || outcome === 'none')
      await restart.whenSafe(id, outcome === 'waiting');
  });
  const apply = async (): Promise<void> => {
    const { offer } = store.get(updateAtom);
    if (!offer) return;
    store.set(updateAtom, { type: 'update-accepted' });
    await bringIn(offer.release.id);
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
      else void install.run(latest.id);
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

/** Does it once at a time for each release, and for another one after what goes on. */
function oneByOne<Result>(work: (id: string) => Promise<Result>): (id: string) => Promise<Result> {
  let last: { id: string; done: Promise<Result> } | null = null;
  return (id) => {
    if (last?.id === id) return last.done;
    const before = last?.done;
    const done = (before ? before.then(() => work(id)) : work(id)).finally(() => {
      if (last?.done === done) last = null;
    });
    last = { id, done };
    return done;
  };
}

/** Has the worker bring in the newest release. */
function createInstall(needs: UpdateNeeds) {
  const { startWorker, store } = needs;
  let started: Promise<AppWorker> | null = null;
  /** What comes of a release that is no longer offered says nothing of the one that is. */
  const tell = (id: string, fact: UpdateFact): void => {
    if (store.get(updateAtom).offer?.release.id === id) store.set(updateAtom, fact);
  };
  const worker = (): Promise<AppWorker> => {
    started ??= startWorker().then((one) => {
      one.followInstall((news) => {
        if (news.type !== 'INSTALL_PROGRESS') return;
        const { release, received, total } = news;
        tell(release, { type: 'download-progressed', received, total });
      });
      followOtherTabs(needs, one);
      return one;
    });
    return started;
  };
  const run = async (id: string): Promise<Installed> => {
    tell(id, { type: 'download-started' });
    const outcome = await (await worker()).check();
    // Where nothing waits, another window has switched already, or the page comes from the network:
    // then the restart is the update.
    if (outcome === 'waiting' || outcome === 'none') tell(id, { type: 'release-installed' });
    else tell(id, { type: 'update-failed', problem: outcome });
    return outcome;
  };
  return { worker, run: oneByOne(run) };
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
    async whenSafe(id: string, isWaiting: boolean): Promise<void> {
      isPressed = false;
      const isOffered = (): boolean => store.get(updateAtom).offer?.release.id === id;
      for (let by = holdNow(); by && isOffered(); by = holdNow()) {
        store.set(updateAtom, { type: 'restart-held', by });
        await needs.rest();
      }
      if (!isOffered()) return;
      store.set(updateAtom, { type: 'restart-began' });
      if (store.get(updateAtom).work.phase !== 'restarting') return;
      memory.write(storageKeys.restarted, id);
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
