import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { startPiecewise } from './support/piecewise.ts';
import { addressOf, brandNamed, siteOf, textsOf } from './support/sites.ts';
import { expect, ready, test } from './support/test.ts';
import { start, withoutCode } from './support/withoutCode.ts';

const clatter = brandNamed('clatter');

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

/** What a page consists of, but its main part, and what that consists of. */
type Markup = { around: string; within: string };

type Watched = typeof window & { markup?: () => Markup; painted?: Markup[] };

/**
 * Lets the page be compared, however it was made: without the comments that the server writes between
 * texts and the pictures it has on their way, with attributes in one order.
 */
async function teachMarkup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const written = (node: Node, isLeftOut: (element: Element) => boolean): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.localName === 'link' || isLeftOut(node)) return '';
      const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`);
      const inside = [...node.childNodes].map((child) => written(child, isLeftOut)).join('');
      return `<${node.localName}${attributes.sort().join('')}>${inside}</${node.localName}>`;
    };
    const inside = (selector: string, isLeftOut = (_: Element) => false): string =>
      [...(document.querySelector(selector)?.childNodes ?? [])]
        .map((child) => written(child, isLeftOut))
        .join('');
    (window as Watched).markup = () => ({
      around: inside('#root', (element) => element.localName === 'main'),
      within: inside('#root main'),
    });
  });
}

const markupOf = (page: Page): Promise<Markup> =>
  page.evaluate(() => (window as Watched).markup?.() ?? { around: '', within: '' });

/** Keeps what the page consists of, frame by frame. */
function rememberPainted(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept: Markup[] = [];
    (window as Watched).painted = kept;
    const look = (): void => {
      const markup = (window as Watched).markup?.();
      if (markup) kept.push(markup);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Resolves when the app itself shows the content of the page. */
async function shown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('#root main > :not([role="status"])');
    return Object.keys(content ?? {}).some((key) => key.startsWith('__reactProps'));
  });
}

const readers = [
  { id: 'clatter', locale: 'es-ES' },
  { id: 'clatter', locale: 'zh-TW' },
  { id: 'quedu', locale: 'zh-CN' },
  { id: 'anjung', locale: 'en-GB' },
  { id: 'verbena', locale: 'es-ES' },
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

    test('has the frame of a page behind a link before any code', async ({ page }) => {
      const shifts = await watchShifts(page);
      const release = await withoutCode(page);
      await page.goto(addressOf(brand, '/pages/common/about'), { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(String(words['about']));
      await expect(page).toHaveTitle(`${words['about']} · ${name}`);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
      const place = await heading.boundingBox();
      release();
      await ready(page);
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expect(heading).toContainText(String(words['about']));
      expect(await heading.boundingBox()).toEqual(place);
      expect(await shifts()).toBe(0);
    });

    test('shows a visitor their own page before any code, as the app does', async ({ page }) => {
      const shifts = await watchShifts(page);
      await teachMarkup(page);
      const release = await withoutCode(page);
      await page.goto(addressOf(brand, paths.mine), { waitUntil: 'commit' });
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: String(words['logIn']) })).toBeVisible();
      await expect(main.getByRole('status')).toHaveCount(0);
      await expect(page).toHaveTitle(`${words['mineTab']} · ${name}`);
      await expect(page.getByRole('navigation')).toHaveCount(1);
      const stamped = await markupOf(page);
      await rememberPainted(page);
      release();
      await shown(page);
      const painted = await page.evaluate(() => (window as Watched).painted ?? []);
      for (const { around, within } of [...painted, await markupOf(page)]) {
        expect(around).toBe(stamped.around);
        // What depends on the device comes at the end.
        expect(within.slice(0, stamped.within.length)).toBe(stamped.within);
      }
      expect(await shifts()).toBe(0);
    });
  });
}

for (const { path, code, texts, says } of [
  { path: paths.mine, code: 'MineTab', texts: 'account.settings', says: 'checkUpdates' },
  { path: paths.find, code: 'GameSection', texts: 'game.page', says: 'emptySentence' },
  { path: paths.about, code: 'AboutScreen', texts: 'shell.about', says: 'linesSentence' },
]) {
  test(`has code and texts of ${path} on their way before the app runs, each once`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isAsked = (name: string) => asked.some((one) => one.includes(`/${name}`));
    const release = await withoutCode(page, start);
    await page.goto(addressOf(clatter, path), { waitUntil: 'commit' });
    await expect.poll(() => isAsked(`assets/${code}-`)).toBe(true);
    await expect.poll(() => isAsked(`locales/en-US/${texts}.`)).toBe(true);
    // So is all else that the page asks for then, one after the other.
    const ahead = await page
      .locator('link[rel$="preload"]')
      .evaluateAll((links) => links.map((one) => new URL((one as HTMLLinkElement).href).pathname));
    await expect.poll(() => ahead.filter((one) => !asked.includes(one))).toEqual([]);
    // What the app asks for from now on never comes: the page does without it.
    const before = new Set(asked);
    await page.route(/\/(assets|locales)\//, async (route) => {
      if (before.has(new URL(route.request().url()).pathname)) await route.fallback();
    });
    release();
    const sentence = textsOf('en-US', String(texts.split('.')[0]))[says] ?? '';
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    const files = asked.filter((one) => /^\/(assets|locales)\//.test(one));
    expect(files.filter((one, place) => files.indexOf(one) !== place)).toEqual([]);
  });
}

test('a page whose code does not come in time gives way to placeholders, and then shows itself', async ({
  page,
}) => {
  const release = await withoutCode(page, /\/assets\/MineTab-[^/]*\.js$/);
  await page.goto(addressOf(clatter, '/pages/tabBar/mine'));
  await ready(page);
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  const { logIn = '' } = textsOf('en-US', 'session');
  await expect(page.getByRole('main').getByRole('button', { name: logIn })).toBeVisible();
});

/** Frames since the first screen is in the page, and each text that was seen in it. */
type WatchedTexts = typeof window & { frameCount: number; painted: string[] };

test.describe('a reader of another language', () => {
  test.use({ locale: 'es-ES' });

  test('never sees the words of the default one', async ({ page }) => {
    await page.addInitScript(() => {
      const place = window as WatchedTexts;
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
    await page.waitForFunction(() => (window as WatchedTexts).frameCount > 3);
    expect(await page.evaluate(() => (window as WatchedTexts).painted)).toEqual([]);
    line.finish();
    const own = textsOf('es-ES', 'session');
    const others = textsOf('en-US', 'session');
    await expect(page.getByRole('textbox', { name: String(own['accountName']) })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    release();
    await ready(page);
    const painted = await page.evaluate(() => (window as WatchedTexts).painted);
    expect(painted.length).toBeGreaterThan(0);
    for (const text of painted) {
      expect(text).toContain(own['logIn']);
      for (const key of ['logIn', 'signUp', 'password']) expect(text).not.toContain(others[key]);
    }
    line.close();
  });
});

test('a visit does not fetch the record of every file', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const looked = page.waitForResponse(/\/latest\.json$/);
  await page.goto(addressOf(clatter, '/'));
  expect((await looked).ok()).toBe(true);
  expect(asked).not.toContain('/release.json');
});
