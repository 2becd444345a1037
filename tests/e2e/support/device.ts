import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { TranslatorOptions } from '../../support/pageTranslator.ts';
import { plan } from './plan.ts';
import { translatePages } from './translation.ts';

export type DeviceOptions = {
  /** Whether a test has devices of its own, where nothing has been loaded before, instead of those of its worker. */
  ownDevices: boolean;
  /** How the browser translates each page that a test opens; null where it does not. */
  translator: TranslatorOptions | null;
};

/** Whether a person wants less of it; most tests do, which then wait for nothing to slide or fade. */
type Motion = 'reduce' | 'no-preference';

/** For `test.use`, where what moves is looked at. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

/** One more phone in a test. */
export type Device = {
  /** @returns a page, with nothing on the device that another test has left */
  open(): Promise<Page>;
  /** Leaves nothing for the tests to come. */
  clear(): Promise<void>;
};

/** A device of a single test. */
export function ownDevice(browser: Browser, translator: TranslatorOptions | null): Device {
  const opened: BrowserContext[] = [];
  return {
    async open() {
      const context = await browser.newContext();
      opened.push(context);
      const page = await context.newPage();
      if (translator) await translatePages(page, translator);
      return page;
    },
    clear: async () => void (await Promise.all(opened.map((context) => context.close()))),
  };
}

/**
 * A device that the tests of a worker use in turn, with a page that stays open. The browser keeps what it has
 * loaded and compiled, so that the app starts in half the time; where service workers are allowed, one that is
 * installed stays installed. A device on which a test leaves what cannot be taken back is given up.
 */
export function sharedDevice(browser: Browser, motion: Motion): Device {
  let held: Held | null = null;
  return {
    async open() {
      held ??= await hold(await browser.newContext(), motion);
      const { page, left } = held;
      page.on('framenavigated', (frame) => {
        const { origin } = new URL(frame.url());
        if (plan.sites.some((site) => site.origin === origin)) left.origins.add(origin);
      });
      return page;
    },
    async clear() {
      if (!held || (await wipe(held))) return;
      await held.page.context().close();
      held = null;
    },
  };
}

type Held = {
  page: Page;
  size: ReturnType<Page['viewportSize']>;
  motion: Motion;
  left: Leftovers;
};

/** What a test leaves behind. */
type Leftovers = {
  /** Takes back what can be. */
  undo: (() => Promise<unknown>)[];
  /** Sites that the page has shown. */
  origins: Set<string>;
  /** Whether something stays for good. */
  isSpent: boolean;
};

async function hold(context: BrowserContext, motion: Motion): Promise<Held> {
  const page = await context.newPage();
  const size = page.viewportSize();
  const left: Leftovers = { undo: [], origins: new Set(), isSpent: false };
  noteLeftovers(page, left);
  return { page, size, motion, left };
}

/** Notes what a test does that outlives it. */
function noteLeftovers(page: Page, left: Leftovers): void {
  const context = page.context();
  for (const one of [page, context]) {
    noteScripts(one, left);
    for (const name of ['exposeBinding', 'exposeFunction', 'routeWebSocket'] as const)
      spend(one, name, left);
  }
  spend(context.clock, 'install', left);
  const connect = context.newCDPSession.bind(context);
  context.newCDPSession = async (to) => {
    const session = await connect(to);
    // Some are ended by the test itself, or with their page.
    left.undo.push(() => session.detach().catch(() => undefined));
    return session;
  };
}

function noteScripts(one: Pick<Page, 'addInitScript'>, left: Leftovers): void {
  const add = one.addInitScript.bind(one);
  one.addInitScript = async (script, given, options) => {
    const added = await add(script, given, options);
    left.undo.push(() => added.dispose());
    return added;
  };
}

/** What cannot be taken back: a device is given up after a call of it. */
function spend<Name extends string>(
  of: Record<Name, (...given: never[]) => unknown>,
  name: Name,
  left: Leftovers,
): void {
  const act = of[name].bind(of);
  of[name] = (...given) => {
    left.isSpent = true;
    return act(...given);
  };
}

/** What tests listen to. */
const told = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'page', 'pageerror'],
  ...['popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket'],
];

/** What a site keeps for a person: not its service worker, nor the files this has fetched to be used offline. */
const storageTypes = 'cookies,file_systems,indexeddb,local_storage';

/** @returns whether the device is as new */
async function wipe({ page, size, motion, left }: Held): Promise<boolean> {
  const context = page.context();
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  if (left.isSpent || page.isClosed()) return false;
  for (const type of told) {
    page.removeAllListeners(type);
    context.removeAllListeners(type);
  }
  await Promise.all([
    ...left.undo.splice(0).map((takeBack) => takeBack()),
    ...[page.unrouteAll(), context.unrouteAll(), context.setOffline(false)],
    ...[page.setExtraHTTPHeaders({}), context.setExtraHTTPHeaders({})],
    ...[context.clearPermissions(), context.setGeolocation(null)],
    page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: motion }),
    ...(size ? [page.setViewportSize(size)] : []),
  ]);
  // The storage of a tab, and single caches, are cleared from a page of the site alone: the smallest it has.
  for (const origin of left.origins) {
    await page.goto(`${origin}/latest.json`);
    await page.evaluate(clearHere);
  }
  // Held on, it would leave pages that open offline to believe they are online.
  const devtools = await context.newCDPSession(page);
  for (const { origin } of plan.sites)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
  left.origins.clear();
  return true;
}

/** In a page: clears what a tab keeps, and caches beside that of the files that a service worker has fetched. */
async function clearHere(): Promise<void> {
  sessionStorage.clear();
  const names = (await caches.keys()).filter((name) => !name.includes('precache'));
  await Promise.all(names.map((name) => caches.delete(name)));
}
