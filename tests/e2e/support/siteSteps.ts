import type { Page } from 'playwright/test';
import type { Brand, Scheme } from '../../../app/brand/brand.ts';
import { featureIds } from '../../../app/brand/features.ts';
import { localeInfo } from '../../../app/brand/locales.ts';
import { keptTabs, shortcutTabs } from '../../../app/brand/tabs.ts';
import { paths } from '../../../app/core/navigation/paths.ts';
import type { Visit } from './journey.ts';
import { sentHeaders, servedFile } from './published.ts';
import { addressOf, textsOf } from './sites.ts';
import { expect, forgive, open } from './test.ts';

export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const expectedScheme = (brand: Brand, system: Scheme): Scheme =>
  brand.theme.scheme === 'auto' ? system : brand.theme.scheme;

/** The colour of one point of a picture, read by a page that has scripts. */
async function colourIn(picture: Buffer, probe: Page): Promise<string> {
  const colour = await probe.evaluate(
    async (data) => {
      const bitmap = await createImageBitmap(await (await fetch(data)).blob());
      const canvas = new OffscreenCanvas(1, 1);
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(bitmap, 0, 0);
      return [...(drawing?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(', ');
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  return `rgb(${colour})`;
}

/** Without script, the site shows its paper and its first screen in its language. */
export async function paintsBeforeScript({ brand, browser, page: probe }: Visit): Promise<void> {
  await probe.goto('about:blank');
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
    const page = await context.newPage();
    await page.goto(addressOf(brand, '/'));
    // Before a picture is taken, which adds styles of its own.
    expect(await page.locator('[style]').count()).toBe(0);
    // Without script nothing can evaluate in the page, so the picture itself is asked.
    const picture = await page.screenshot({ clip: { x: 2, y: 400, width: 1, height: 1 } });
    const paper = rgb(brand.bgColor[expectedScheme(brand, colorScheme)]);
    expect(await colourIn(picture, probe)).toBe(paper);
    await expect(
      page.getByRole('button', { name: String(textsOf(brand.locale, 'session')['logIn']) }),
    ).toBeVisible();
    await context.close();
  }
}

/** The site answers with its headers, its caching and its fallback. */
export async function isServedAsDeclared({ brand, site, page, misconduct }: Visit): Promise<void> {
  const response = await page.goto(addressOf(brand, paths.mine));
  sentHeaders(response?.headers() ?? {}, site);
  const stated = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(stated).toHaveAttribute('content', /^default-src 'none'; (?!.*unsafe)/);
  const assets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((one) => one.src),
  );
  expect(assets.length).toBeGreaterThan(0);
  for (const asset of assets) {
    expect((await servedFile(page, asset)).cache).toBe('public, max-age=31536000, immutable');
  }
  const missing = ['/assets/gone-12345678.js', '/i/gone.png', '/locales/xx/gone.json', '/gone.js'];
  const closed = site.folder === null ? [] : ['/_headers', '/nginx.conf'];
  for (const path of [...missing, ...closed, '/.env', '/.well-known/gone'])
    expect((await servedFile(page, path)).status, path).toBe(404);
  forgive(misconduct, /status of 404/);
}

/** The page in front has a manifest without faults: its own name, colours, icons and shortcuts. */
export async function hasItsManifest({
  brand,
  page,
}: Pick<Visit, 'brand' | 'page'>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Test profiles are incognito, which Chromium counts against installing; nothing else may.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  expect(manifest.name).toBe(brand.name[brand.locale]);
  expect(manifest.background_color).toBe(
    brand.bgColor[brand.theme.scheme === 'dark' ? 'dark' : 'light'],
  );
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
  expect(manifest.shortcuts.map((one: { url: string }) => one.url)).toEqual(
    shortcutTabs(brand).map((tab) => tab.path),
  );
  const icons = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap((one: { icons: unknown[] }) => one.icons),
  ] as { src: string; sizes: string }[];
  const sizes = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    icons,
  );
  for (const [index, icon] of icons.entries())
    if (icon.sizes !== 'any') expect(sizes[index], icon.src).toBe(icon.sizes);
}

/** None of these files of a site names a feature that its brand leaves out. */
export function namesNothingLeftOut(
  brand: Brand,
  texts: readonly { path: string; text: string }[],
): void {
  expect(texts.map(({ path }) => path)).toContain('index.html');
  const left = featureIds.filter((id) => !brand.features.includes(id));
  for (const { path, text } of texts) {
    const named = left.filter(
      (id) =>
        text.includes(`feature/${id}`) || new RegExp(`/${id}\\.[0-9a-f]{8}\\.json`).test(text),
    );
    expect(named, path).toEqual([]);
  }
}

/** The site offers exactly its languages, changes to each at once, and stays with the last one. */
export async function offersItsLanguages({
  brand,
  page,
}: Pick<Visit, 'brand' | 'page'>): Promise<void> {
  await page.addInitScript((locale) => {
    if (!localStorage.getItem('user_language')) localStorage.setItem('user_language', locale);
  }, brand.locale);
  await open(page, addressOf(brand, paths.language));
  await expect(page.getByRole('radio')).toHaveCount(brand.locales.length);
  for (const locale of brand.locales) {
    await page.getByRole('radio', { name: localeInfo[locale].name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', localeInfo[locale].tag);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      String(textsOf(locale, 'shell')['language']),
    );
    expect(await page.evaluate(() => localStorage.getItem('user_language'))).toBe(locale);
  }
  await page.reload();
  const last = brand.locales.at(-1) ?? brand.locale;
  await expect(page.locator('html')).toHaveAttribute('lang', localeInfo[last].tag);
}

/**
 * A member's page in front leads to exactly the brand's tabs.
 * @param look at each of them
 */
export async function hasItsTabs(
  { brand, page }: Pick<Visit, 'brand' | 'page'>,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  const links = page.getByRole('navigation').getByRole('link');
  const current = links.and(page.locator('[aria-current="page"]'));
  await links.first().waitFor();
  const found = await links.evaluateAll((all) =>
    all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
  );
  const kept = keptTabs(brand.features);
  expect(found).toEqual(kept.map((tab) => (tab.id === 'chat' ? '/' : tab.path)));
  for (const path of found) {
    await links.and(page.locator(`[href="${path}"]`)).click();
    await expect(current).toHaveAttribute('href', path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await look();
  }
}
