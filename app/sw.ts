import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { sharePath } from './brand/shareTarget.ts';
import { isRight, pastWrongAnswer } from './core/cache/pastCache.ts';
import { pickWindow } from './core/serviceWorker/pickWindow.ts';
import { notPages, outdatedCaches } from './core/serviceWorker/precacheRules.ts';
import { takeShare } from './core/serviceWorker/takeShare.ts';
import { isShareCache, isShareWaiting } from './platform/keptShare.ts';

/** What the stamp writes in front of this script. */
type SiteList = {
  release: string;
  /** The brand's id: brands on one origin must not share caches. */
  prefix: string;
  precache: { url: string; revision: string | null; integrity?: string }[];
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

/** The parts of the worker's global scope used here; the DOM library does not declare them. */
interface WorkerScope {
  readonly __BRAND_SW: SiteList;
  skipWaiting: () => Promise<void>;
  readonly clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<OpenWindow[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  addEventListener(type: 'notificationclick', listener: (event: NotificationTap) => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void;
}

const worker = self as unknown as WorkerScope;
const site = worker.__BRAND_SW;

setCacheNameDetails({ prefix: site.prefix });

// An answer that is not what its URL says is asked for past the browser's cache. One that stays wrong
// rejects the installation: the old version stays.
addPlugins([
  {
    fetchDidSucceed: ({ request, response }) =>
      pastWrongAnswer(request.url, response, (url, init) => fetch(url, init)),
    cacheWillUpdate: async ({ request, response }) =>
      isRight(request.url, response) ? response : null,
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
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => takeShare(request, site.prefix, Date.now()),
  'POST',
);

worker.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const all = await caches.keys();
    const shares = all.filter((name) => isShareCache(name, site.prefix));
    const names = outdatedCaches(all, site.prefix, [cacheNames.precache, ...shares]);
    // What has waited for too long goes by being looked at.
    await isShareWaiting(site.prefix, Date.now());
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
