import type { Page, Request } from 'playwright/test';

/** The code that starts the app. */
export const start = /\/assets\/entry-[^/]*\.js$/;

/**
 * Holds back the code of the app, or one part of it.
 * @returns lets it come; what starts the app comes last, as that gives the page it shows a moment only
 */
export async function withoutCode(page: Page, code = /\/assets\/[^/]*\.js$/): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const others: Request[] = [];
  await page.route(code, async (route) => {
    const request = route.request();
    const isStart = start.test(request.url());
    if (!isStart) others.push(request);
    await released;
    if (isStart) for (const one of others) await (await one.response())?.finished();
    await route.continue();
  });
  return () => release();
}
