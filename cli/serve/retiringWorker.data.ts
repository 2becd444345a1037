/**
 * Answers `/sw.js` while developing: takes the place of a worker that a preview on the same address
 * left behind, drops its caches, and goes. Pages reload only if there was one.
 */
export const retiringWorker = `let replaces = false;
self.addEventListener('install', () => {
  replaces = self.registration.active !== null;
  self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    if (!replaces) return;
    for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
  })());
});
`;
