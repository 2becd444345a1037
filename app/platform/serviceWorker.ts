/** The part of `navigator.serviceWorker` used here. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'addEventListener' | 'removeEventListener'
>;

export interface AppWorker {
  /** Whether a new version is installed and waits for the old one to go. */
  isWaiting(): boolean;
  /**
   * Looks for a new version now, and resolves once it is settled what came of it. `failed`: the
   * look or the installation did not work, and the old version stays.
   */
  check(): Promise<'waiting' | 'none' | 'failed'>;
  /** Lets the waiting version take over. @returns whether it did; then reload the page. */
  activate(): Promise<boolean>;
  /** Calls back when a new version begins to wait. @returns the unsubscriber. */
  subscribe(onWaiting: () => void): () => void;
}

const takeOverTimeout = 10_000;

/**
 * Registers the service worker; without support, or when it fails, nothing ever waits.
 * @param url of the worker script, e.g. `/sw.js`
 */
export async function registerWorker(
  url: string,
  container: WorkerContainer | undefined = navigator.serviceWorker,
): Promise<AppWorker> {
  const listeners = new Set<() => void>();
  const registration = await register(url, container);
  const announce = () => {
    for (const listener of listeners) listener();
  };

  registration?.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first install, not an update.
      if (installing.state === 'installed' && container?.controller) announce();
    });
  });

  const isWaiting = () => Boolean(registration?.waiting && container?.controller);

  return {
    isWaiting,
    async check() {
      try {
        await registration?.update();
      } catch {
        // Offline, or the script is not there.
        return 'failed';
      }
      const installing = registration?.installing;
      if (installing && !(await isInstalled(installing))) return 'failed';
      return isWaiting() ? 'waiting' : 'none';
    },
    activate: () => takeOver(registration, container),
    subscribe(onWaiting) {
      listeners.add(onWaiting);
      return () => listeners.delete(onWaiting);
    },
  };
}

/** @returns whether the installation ends well. */
function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', look);
      resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

async function register(
  url: string,
  container: WorkerContainer | undefined,
): Promise<ServiceWorkerRegistration | null> {
  try {
    // The browser's HTTP cache must not hide a new version.
    return (await container?.register(url, { updateViaCache: 'none' })) ?? null;
  } catch {
    // Blocked, insecure origin, or a broken script: the app runs from the network.
    return null;
  }
}

function takeOver(
  registration: ServiceWorkerRegistration | null,
  container: WorkerContainer | undefined,
): Promise<boolean> {
  const waiting = registration?.waiting;
  if (!waiting || !container) return Promise.resolve(false);
  return new Promise((resolve) => {
    const finish = (took: boolean) => {
      clearTimeout(timer);
      container.removeEventListener('controllerchange', onChange);
      resolve(took);
    };
    const onChange = () => finish(true);
    const timer = setTimeout(() => finish(false), takeOverTimeout);
    container.addEventListener('controllerchange', onChange);
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}
