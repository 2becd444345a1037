import { type AppWorker, registerWorker } from '../../platform/serviceWorker.ts';

/** Registers the service worker once the page has loaded, so that it does not compete with it. */
export async function startWorker(): Promise<AppWorker> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  return registerWorker('/sw.js');
}
