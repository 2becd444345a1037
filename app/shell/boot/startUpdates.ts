import { downloadResource } from '../../contract/platform/downloadResource.ts';
import type { Backend } from '../../core/backend/backend.ts';
import { heldBy } from '../../core/busy/holds.ts';
import { createUpdates, type UpdateNeeds, type Updates } from '../../core/update/createUpdates.ts';
import { isPlaying } from '../../platform/playing.ts';
import { reloadPage } from '../../platform/reload.ts';
import { registerWorker } from '../../platform/serviceWorker.ts';
import { localStore, sessionStore } from '../../platform/storage.ts';
import { followTyping, isTextAtStake } from '../../platform/typedText.ts';
import { isVisible } from '../../platform/visibility.ts';

type Needs = Pick<UpdateNeeds, 'own' | 'fetchRelease' | 'store'> & {
  backend: Backend;
  packageId: number;
};

/** Milliseconds between two looks at what a restart waits for. */
const moment = 300;
/** Milliseconds that the platform has to say what it wants. */
const patience = 8000;

/** Joins the updates of the app to this browser. */
export function startUpdates({ own, fetchRelease, store, backend, packageId }: Needs): Updates {
  followTyping();
  return createUpdates({
    own,
    fetchRelease,
    fetchWish: () =>
      backend.call(
        downloadResource,
        { packageId, version: own.version },
        { signal: AbortSignal.timeout(patience) },
      ),
    startWorker,
    heldBy: () => heldBy() ?? (isTextAtStake() ? 'typing' : isPlaying() ? 'playing' : null),
    isVisible,
    rest: () => new Promise((resolve) => setTimeout(resolve, moment)),
    reload: reloadPage,
    storage: localStore,
    memory: sessionStore,
    store,
  });
}

/** Registers the service worker once the page has loaded, so that it does not compete with it. */
async function startWorker() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  return registerWorker('/sw.js');
}
