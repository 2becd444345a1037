import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isKeepable, notPages, outdatedCaches } from './core/serviceWorker/precacheRules.ts';

/** What the stamp writes in front of this script. */
type SiteList = {
  release: string;
  /** The brand's id: brands on one origin must not share caches. */
  prefix: string;
  precache: { url: string; revision: string | null; integrity?: string }[];
};

/** The parts of the worker's global scope used here; the DOM library does not declare them. */
interface WorkerScope {
  readonly __BRAND_SW: SiteList;
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void;
}

const worker = self as unknown as WorkerScope;
const site = worker.__BRAND_SW;

setCacheNameDetails({ prefix: site.prefix });

// An answer that is not what its URL says rejects the installation: the old version stays.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      isKeepable(request.url, response.status, response.headers.get('content-type'))
        ? response
        : null,
  },
]);
precacheAndRoute(site.precache, {
  // The start page is served by the route below, also for `/`.
  directoryIndex: '',
  cleanURLs: false,
});
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [...notPages] }),
);

worker.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const names = outdatedCaches(await caches.keys(), site.prefix, [cacheNames.precache]);
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  event.waitUntil(clean());
});

// A new version waits until the person agrees. The first one does not claim the page that
// registered it either: that page goes on with what it has loaded from the network.
worker.addEventListener('message', ({ data }) => {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  if (type === 'SKIP_WAITING') void worker.skipWaiting();
});
