import { test as base, expect, type Locator, type Page, type TestInfo } from 'playwright/test';
import { isInZones } from '../../../app/lib/zones.ts';
import { type Device, type DeviceOptions, ownDevice, sharedDevice } from './device.ts';
import { brands } from './sites.ts';

/** What a page did that no page may do. */
export type Misconduct = {
  kind: 'console' | 'exception' | 'policy' | 'foreign request';
  text: string;
};

/**
 * Watches a page for console errors, exceptions, CSP violations and requests to other hosts.
 * @param zones of the brand's own lines, which need not answer a site that is served elsewhere
 * @param found where what it does is noted
 */
export function watch(
  page: Page,
  zones: readonly string[] = [],
  found: Misconduct[] = [],
): Misconduct[] {
  const start = page.url();
  const isOfLines = (address: string): boolean => {
    return URL.canParse(address) && isInZones(new URL(address).host, zones);
  };
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    const isPolicy = /Content Security Policy/.test(message.text());
    const named = message.text().match(/\b(?:https?|wss?):\/\/[^\s'"]+/g) ?? [];
    if (!isPolicy && [message.location().url, ...named].some(isOfLines)) return;
    const what = /^Failed to load resource/.test(message.text())
      ? ` ${message.location().url}`
      : '';
    found.push({ kind: isPolicy ? 'policy' : 'console', text: message.text() + what });
  });
  page.on('pageerror', (error) => found.push({ kind: 'exception', text: String(error) }));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isAtHome = ![start, 'about:blank'].includes(page.url());
    const home = new URL(isAtHome ? page.url() : request.url());
    if (['data:', 'blob:'].includes(url.protocol) || url.host === home.host) return;
    if (!isOfLines(request.url())) found.push({ kind: 'foreign request', text: request.url() });
  });
  return found;
}

/** Domains of the lines of the brand that a journey is made for. */
function zonesOf({ annotations }: TestInfo): readonly string[] {
  const id = annotations.find(({ type }) => type === 'brand')?.description;
  return brands.find((brand) => brand.id === id)?.lines.zones ?? [];
}

type OfTest = DeviceOptions & {
  /** What it chooses of its contexts: tests that choose the same share them. */
  choice: string;
  /** The devices it has, by the names it gives them. */
  devices: (name: string) => Device;
  /** Opens a page on another device; the next one has another name. */
  elsewhere: (name?: string) => Promise<Page>;
  /** What its pages did that no page may do: it ends by asserting that this is nothing. */
  misconduct: Misconduct[];
};

type OfWorker = { sharedDevices: Map<string, Device> };

export const test = base.extend<OfTest, OfWorker>({
  ownDevices: [false, { option: true }],
  translator: [null, { option: true }],
  sharedDevices: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  choice: async (
    {
      bypassCSP,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      locale,
      serviceWorkers,
      viewport,
    },
    use,
  ) => {
    const screen = { colorScheme, hasTouch, isMobile, locale, viewport };
    await use(JSON.stringify({ bypassCSP, contextOptions, serviceWorkers, ...screen }));
  },
  devices: async (
    { browser, sharedDevices, ownDevices, translator, choice, contextOptions },
    use,
  ) => {
    const motion = contextOptions.reducedMotion ?? 'no-preference';
    const lent = new Map<string, Device>();
    await use((name) => {
      const key = `${choice} ${name}`;
      const device =
        ownDevices || translator
          ? (lent.get(key) ?? ownDevice(browser, translator))
          : (sharedDevices.get(key) ?? sharedDevice(browser, motion));
      lent.set(key, device);
      if (!ownDevices) sharedDevices.set(key, device);
      return device;
    });
    await Promise.all([...lent.values()].map((device) => device.clear()));
  },
  page: async ({ devices }, use) => use(await devices('here').open()),
  context: async ({ page }, use) => use(page.context()),
  elsewhere: async ({ devices, misconduct }, use, info) =>
    use(async (name = 'elsewhere') => {
      const page = await devices(name).open();
      watch(page, zonesOf(info), misconduct);
      return page;
    }),
  misconduct: [
    async ({ page }, use, info) => {
      const found = watch(page, zonesOf(info));
      await use(found);
      expect(found, found.map(({ kind, text }) => `${kind}: ${text}`).join('; ')).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens an address and waits until the app runs, not only its stamped markup. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Resolves when React has taken over the page. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** Resolves when nothing lies over the page any more, so that going back leaves it. */
export const atThePage = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);

/** Resolves when keys go to what lies over the page: it may be there a moment before it listens to them. */
export const takesKeys = (over: Locator): Promise<void> =>
  expect.poll(() => over.evaluate((one) => one.contains(document.activeElement))).toBe(true);

/** Brings something into view, and resolves once it stays where it is: rows that come with it may move it. */
export async function atRest(one: Locator): Promise<void> {
  await one.scrollIntoViewIfNeeded();
  let before = '';
  const stays = async (): Promise<boolean> => {
    const place = JSON.stringify(await one.boundingBox());
    const isSame = place === before;
    before = place;
    return isSame;
  };
  await expect.poll(stays).toBe(true);
}

/** Takes what a test brought about on purpose out of what its page is blamed for. */
export function forgive(misconduct: Misconduct[], expected: RegExp): void {
  misconduct.splice(0, misconduct.length, ...misconduct.filter(({ text }) => !expected.test(text)));
}

/** A text where a person can see it: pages below the one in front hold their texts, out of view. */
export function seen(page: Page, text: string): Locator {
  return page.getByText(text).filter({ visible: true }).first();
}
