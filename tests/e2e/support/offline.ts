import { expect, type Page } from 'playwright/test';

/** Resolves once the app is installed: needs a context that allows service workers. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/**
 * Takes the network from a page and its tabs, and resolves once it is gone: Chromium reports it a moment
 * before requests fail. Its open sockets are not closed but held, with what is said into them, until the
 * network is back. A page that has just opened still installs the app, where it may, which would fail aloud:
 * that is waited for.
 */
export async function goOffline(page: Page): Promise<void> {
  const installs = () => /native code/.test(String(navigator.serviceWorker.register));
  if (await page.evaluate(installs)) await installed(page);
  await page.context().setOffline(true);
  // The service worker answers nothing but GET.
  const reaches = () => fetch('/', { method: 'HEAD' }).then(Boolean, () => false);
  await expect.poll(() => page.evaluate(reaches)).toBe(false);
}
