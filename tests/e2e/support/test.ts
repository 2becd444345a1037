import { test as base, expect, type Locator, type Page, type TestInfo } from 'playwright/test';
import { brands } from './sites.ts';

/** What a page did that no page may do. */
export type Misconduct = {
  kind: 'console' | 'exception' | 'policy' | 'foreign request';
  text: string;
};

/**
 * Watches a page for console errors, exceptions, CSP violations and requests to other hosts.
 * @param zones domains of the brand's own lines, which need not answer a site that is served elsewhere
 */
export function watch(page: Page, zones: readonly string[] = []): Misconduct[] {
  const found: Misconduct[] = [];
  const isOfLines = (address: string): boolean => {
    const host = URL.canParse(address) ? new URL(address).hostname : '';
    return zones.some((zone) => host === zone || host.endsWith(`.${zone}`));
  };
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
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
    const home = new URL(page.url() === 'about:blank' ? request.url() : page.url());
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

/** Every test ends by asserting that its page behaved. */
export const test = base.extend<{ misconduct: Misconduct[] }>({
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

/** Takes what a test brought about on purpose out of what its page is blamed for. */
export function forgive(misconduct: Misconduct[], expected: RegExp): void {
  misconduct.splice(0, misconduct.length, ...misconduct.filter(({ text }) => !expected.test(text)));
}

/** A text where a person can see it: pages below the one in front hold their texts, out of view. */
export function seen(page: Page, text: string): Locator {
  return page.getByText(text).filter({ visible: true }).first();
}
