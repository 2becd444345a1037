/** The part of `navigator.serviceWorker` used here. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'addEventListener' | 'removeEventListener'
>;

/** `download`: a file did not come. `format`: one is not what the release says. `install`: the device refused. */
export type InstallProblem = 'download' | 'format' | 'install';

/** What a version that is being installed tells the pages. Bytes uncompressed, of what was missing. */
export type InstallNews =
  | { type: 'INSTALL_PROGRESS'; release: string; received: number; total: number }
  | { type: 'INSTALL_FAILED'; release: string; problem: InstallProblem };

export interface AppWorker {
  /**
   * Looks for a new version now, and resolves once it is settled what came of it. Where there is a problem,
   * the old version stays.
   */
  check(): Promise<'waiting' | 'none' | InstallProblem>;
  /**
   * Lets the waiting version take over.
   * @param own release of this page @returns whether it did; then reload the page.
   */
  activate(own: string): Promise<boolean>;
  /** Tells of an installation while it runs. @returns the unsubscriber. */
  followInstall(onNews: (news: InstallNews) => void): () => void;
  /** Calls back when another version takes over this page, whoever let it. @returns the unsubscriber. */
  followTakeOver(onTakeOver: () => void): () => void;
}

/** Milliseconds in which a version takes over, and tells so; iOS does not always tell. */
const takeOverPatience = 4000;
/** Milliseconds in which a version answers, or tells why it was not installed. */
const answerPatience = 1000;

/**
 * Registers the service worker; without support, or when it fails, nothing ever waits.
 * @param url of the worker script, e.g. `/sw.js`
 */
export async function registerWorker(
  url: string,
  container: WorkerContainer | undefined = navigator.serviceWorker,
): Promise<AppWorker> {
  const registration = await register(url, container);
  const isWaiting = () => Boolean(registration?.waiting && registration.active);
  const followInstall: AppWorker['followInstall'] = (onNews) => {
    const listen = ({ data }: MessageEvent): void => {
      if (isNews(data)) onNews(data);
    };
    container?.addEventListener('message', listen);
    return () => container?.removeEventListener('message', listen);
  };
  return {
    async check() {
      const failure = listenForFailure(followInstall);
      try {
        await registration?.update();
        const installing = registration?.installing;
        if (installing && !(await isInstalled(installing))) return await failure.problem();
        return isWaiting() ? 'waiting' : 'none';
      } catch {
        // Offline, or the script is not there.
        return 'download';
      } finally {
        failure.stop();
      }
    },
    activate: (own) => takeOver(registration, container, own),
    followInstall,
    followTakeOver(onTakeOver) {
      // The first version of all takes nothing over.
      const listen = (): void => {
        if (wasControlled) onTakeOver();
        wasControlled = true;
      };
      let wasControlled = Boolean(container?.controller);
      container?.addEventListener('controllerchange', listen);
      return () => container?.removeEventListener('controllerchange', listen);
    },
  };
}

function isNews(data: unknown): data is InstallNews {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'INSTALL_PROGRESS' || data.type === 'INSTALL_FAILED';
}

/** The reason of a failure comes beside the failure, before or after it. */
function listenForFailure(follow: AppWorker['followInstall']) {
  let tell: (problem: InstallProblem) => void = () => undefined;
  const told = new Promise<InstallProblem>((resolve) => {
    tell = resolve;
  });
  const stop = follow((news) => {
    if (news.type === 'INSTALL_FAILED') tell(news.problem);
  });
  return {
    stop,
    problem(): Promise<InstallProblem> {
      setTimeout(() => tell('download'), answerPatience);
      return told;
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

async function takeOver(
  registration: ServiceWorkerRegistration | null,
  container: WorkerContainer | undefined,
  own: string,
): Promise<boolean> {
  if (!registration || !container) return false;
  const { waiting } = registration;
  const skip = () => waiting?.postMessage({ type: 'SKIP_WAITING' });
  // Where none waits any more, another window has let it in a moment ago.
  if (waiting && (await isControlTold(container, skip))) return true;
  // Nobody said so, and it may be in charge all the same: then it answers for its release.
  const now = await releaseOf(registration.active);
  return now !== null && now !== own;
}

function isControlTold(container: WorkerContainer, start: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isTold: boolean) => {
      clearTimeout(timer);
      container.removeEventListener('controllerchange', onChange);
      resolve(isTold);
    };
    const onChange = () => finish(true);
    const timer = setTimeout(() => finish(false), takeOverPatience);
    container.addEventListener('controllerchange', onChange);
    start();
  });
}

/** Asks a version which release it is. @returns null where it does not know the question, or rests. */
function releaseOf(worker: ServiceWorker | null): Promise<string | null> {
  if (!worker) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (release: string | null): void => {
      clearTimeout(timer);
      port1.close();
      resolve(release);
    };
    const timer = setTimeout(() => finish(null), answerPatience);
    port1.onmessage = ({ data }) => finish(typeof data === 'string' ? data : null);
    worker.postMessage({ type: 'WHICH_RELEASE' }, [port2]);
  });
}
