import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ReleaseFile } from './brand/releaseFile.ts';
import { sharePath } from './brand/shareTarget.ts';
import { isRight, pastWrongAnswer } from './core/cache/pastCache.ts';
import { digestOf, downloadFiles, InstallError } from './core/serviceWorker/downloadFiles.ts';
import { pickWindow } from './core/serviceWorker/pickWindow.ts';
import { notPages, outdatedCaches } from './core/serviceWorker/precacheRules.ts';
import { takeShare } from './core/serviceWorker/takeShare.ts';
import { isShareCache, isShareWaiting } from './platform/keptShare.ts';
import type { InstallNews } from './platform/serviceWorker.ts';

/** What the stamp writes in front of this script. */
type SiteList = {
  release: string;
  /** The brand's id: brands on one origin must not share caches. */
  prefix: string;
  precache: ReleaseFile[];
};

type OpenWindow = {
  url: string;
  focused: boolean;
  visibilityState: string;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown) => void;
};

type NotificationTap = {
  notification: { data: unknown; close: () => void };
  waitUntil: (work: Promise<unknown>) => void;
};

type Lasting = { waitUntil: (work: Promise<unknown>) => void };

/** The parts of the worker's global scope used here; the DOM library does not declare them. */
interface WorkerScope {
  readonly __BRAND_SW: SiteList;
  readonly registration: { readonly active: unknown };
  skipWaiting: () => Promise<void>;
  readonly clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<OpenWindow[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  addEventListener(type: 'notificationclick', listener: (event: NotificationTap) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: { data: unknown; ports: readonly MessagePort[] }) => void,
  ): void;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
}

const worker = self as unknown as WorkerScope;
const site = worker.__BRAND_SW;

setCacheNameDetails({ prefix: site.prefix });

const precache = new PrecacheController({
  // A file that the device has lost is asked for anew. What is not what its URL says is never kept.
  plugins: [
    {
      fetchDidSucceed: ({ request, response }) =>
        pastWrongAnswer(request.url, response, (url, init) => fetch(url, init)),
      cacheWillUpdate: async ({ request, response }) =>
        isRight(request.url, response) ? response : null,
    },
  ],
});
precache.addToCacheList(site.precache);

const tellPages = async (news: InstallNews): Promise<void> => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(news);
};

// The files of a release come in here and nowhere else: the browser begins it by itself after any visit,
// and what a page downloaded beside it would come twice. Until all are here and right, the old version
// stays whole.
const install = async (): Promise<void> => {
  const keys = precache.getURLsToCacheKeys();
  const addressOf = (url: string): string => new URL(url, location.href).href;
  try {
    await downloadFiles({
      files: site.precache,
      keyOf: ({ url }) => keys.get(addressOf(url)) ?? addressOf(url),
      cache: await caches.open(cacheNames.precache),
      fetchFile: (url, init) => fetch(url, init),
      digestOf,
      // A first visit has the network for itself; who waits for an update need not wait for each file.
      lanes: worker.registration.active ? 6 : 1,
      onProgress: (received, total) =>
        void tellPages({ type: 'INSTALL_PROGRESS', release: site.release, received, total }),
    });
  } catch (error) {
    const problem = error instanceof InstallError ? error.problem : 'install';
    await tellPages({ type: 'INSTALL_FAILED', release: site.release, problem });
    throw error;
  }
};
worker.addEventListener('install', (event) => event.waitUntil(install()));

registerRoute(
  // The start page is served by the route below, also for `/`.
  new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }),
);
registerRoute(
  new NavigationRoute(precache.createHandlerBoundToURL('/index.html'), { denylist: [...notPages] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => takeShare(request, site.prefix, Date.now()),
  'POST',
);

/** Takes away the files of releases that are no longer in charge. */
const dropOldFiles = async (): Promise<void> => {
  const cache = await caches.open(cacheNames.precache);
  const own = new Set(precache.getURLsToCacheKeys().values());
  const others = (await cache.keys()).filter(({ url }) => !own.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
};

worker.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const all = await caches.keys();
    const shares = all.filter((name) => isShareCache(name, site.prefix));
    const names = outdatedCaches(all, site.prefix, [cacheNames.precache, ...shares]);
    // What has waited for too long goes by being looked at.
    await isShareWaiting(site.prefix, Date.now());
    await Promise.all(names.map((name) => caches.delete(name)));
    await dropOldFiles();
  };
  event.waitUntil(clean());
});

// A new version waits until the person agrees. The first one does not claim the page that
// registered it either: that page goes on with what it has loaded from the network.
worker.addEventListener('message', ({ data, ports }) => {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  if (type === 'SKIP_WAITING') void worker.skipWaiting();
  if (type === 'WHICH_RELEASE') ports[0]?.postMessage(site.release);
});

// A tap on a notice brings the app to the front, and has it open what the notice is about.
worker.addEventListener('notificationclick', (event) => {
  const { data } = event.notification;
  event.notification.close();
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  const open = async (): Promise<void> => {
    const to = typeof path === 'string' ? path : '/';
    const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const found = pickWindow(all);
    if (!found) return void (await worker.clients.openWindow(to));
    found.postMessage({ type: 'OPEN', path: to });
    await found.focus();
  };
  event.waitUntil(open());
});
