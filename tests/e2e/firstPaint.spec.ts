import type { Page } from 'playwright/test';
import { holdSession } from './support/person.ts';
import { startPiecewise } from './support/piecewise.ts';
import { addressOf, brandNamed, siteOf, textsOf } from './support/sites.ts';
import { expect, ready, test } from './support/test.ts';

const clatter = brandNamed('clatter');

/** Holds back the code of the app. @returns lets it come */
async function withoutCode(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Adds up how far things move that are on the screen already. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const place = window as typeof window & { shifted?: number };
    place.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        place.shifted =
          (place.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as typeof window & { shifted?: number }).shifted ?? -1);
}

const readers = [
  { id: 'clatter', locale: 'es-ES' },
  { id: 'clatter', locale: 'zh-TW' },
  { id: 'quedu', locale: 'zh-CN' },
  { id: 'anjung', locale: 'en-GB' },
] as const;
const spoken = {
  'es-ES': 'es-ES',
  'zh-TW': 'zh-HANT',
  'zh-CN': 'zh-CN',
  'en-GB': 'en-US',
} as const;

for (const { id, locale } of readers) {
  const brand = brandNamed(id);
  const words = textsOf(spoken[locale], 'shell');
  const name = brand.name[spoken[locale]] ?? brand.name[brand.locale] ?? '';

  test.describe(`${id} for a reader of ${locale}`, () => {
    test.use({ locale });

    for (const { path, title, tabs } of [
      { path: '/pages/common/about', title: words['about'], tabs: 0 },
      { path: '/pages/tabBar/mine', title: words['mineTab'], tabs: 1 },
    ]) {
      test(`has the frame of ${path} before any code`, async ({ page }) => {
        const shifts = await watchShifts(page);
        const release = await withoutCode(page);
        await page.goto(addressOf(brand, path), { waitUntil: 'commit' });
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toContainText(String(title));
        await expect(page).toHaveTitle(`${title} · ${name}`);
        await expect(page.getByRole('navigation')).toHaveCount(tabs);
        await expect(page.getByRole('main').getByRole('status')).toBeVisible();
        const place = await heading.boundingBox();
        release();
        await ready(page);
        await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
        await expect(heading).toContainText(String(title));
        expect(await heading.boundingBox()).toEqual(place);
        expect(await shifts()).toBe(0);
      });
    }
  });
}

/** Frames since the first screen is in the page, and each text that was seen in it. */
type Watched = typeof window & { frameCount: number; painted: string[] };

test.describe('a reader of another language', () => {
  test.use({ locale: 'es-ES' });

  test('never sees the words of the default one', async ({ page }) => {
    await page.addInitScript(() => {
      const place = window as Watched;
      place.frameCount = 0;
      place.painted = [];
      const look = (): void => {
        const root = document.getElementById('root');
        const isVisible = root !== null && getComputedStyle(root).visibility === 'visible';
        const text = isVisible ? (root.textContent ?? '') : '';
        if (root?.textContent) place.frameCount += 1;
        if (text !== '' && place.painted.at(-1) !== text) place.painted.push(text);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const release = await withoutCode(page);
    // The first screen in the default language is there long before what chooses the language.
    const line = await startPiecewise(siteOf(clatter).origin, '<script type="text/plain"');
    await page.goto(`${line.origin}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as Watched).frameCount > 3);
    expect(await page.evaluate(() => (window as Watched).painted)).toEqual([]);
    line.finish();
    const own = textsOf('es-ES', 'session');
    const others = textsOf('en-US', 'session');
    await expect(page.getByRole('textbox', { name: String(own['accountName']) })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    release();
    await ready(page);
    const painted = await page.evaluate(() => (window as Watched).painted);
    expect(painted.length).toBeGreaterThan(0);
    for (const text of painted) {
      expect(text).toContain(own['logIn']);
      for (const key of ['logIn', 'signUp', 'password']) expect(text).not.toContain(others[key]);
    }
    line.close();
  });
});

test('somebody who is logged in sees the chats, not the login page', async ({ page }) => {
  const credentials = { token: 'a', jwt: 'b', chatToken: 'c', userId: 'd' };
  await holdSession(page, { credentials, deviceId: 'e' });
  await withoutCode(page);
  await page.goto(addressOf(clatter, '/'), { waitUntil: 'commit' });
  const { chatsTab = '' } = textsOf('en-US', 'shell');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(chatsTab);
  await expect(page.getByRole('link', { name: chatsTab })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a visit does not fetch the record of every file', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const looked = page.waitForResponse(/\/latest\.json$/);
  await page.goto(addressOf(clatter, '/'));
  expect((await looked).ok()).toBe(true);
  expect(asked).not.toContain('/release.json');
});
