import type { Page } from 'playwright/test';
import type { Brand, Scheme } from '../../app/brand/brand.ts';
import { localeInfo } from '../../app/brand/locales.ts';
import { keptTabs } from '../../app/brand/tabs.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './support/api.ts';
import { newPerson, visitAs } from './support/person.ts';
import { addressOf, brands, textsOf } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

async function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

function expectedScheme(brand: Brand, system: Scheme): Scheme {
  return brand.theme.scheme === 'auto' ? system : brand.theme.scheme;
}

for (const brand of brands) {
  test.describe(brand.id, () => {
    for (const system of ['light', 'dark'] as const) {
      test(`paints its own paper before any script runs, on a ${system} device`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: system });
        const page = await context.newPage();
        await page.goto(addressOf(brand, '/'));
        // Without script nothing can evaluate in the page, so the picture itself is asked.
        const shot = await page.screenshot({ clip: { x: 2, y: 400, width: 1, height: 1 } });
        const probe = await browser.newPage();
        const colour = await probe.evaluate(
          async (data) => {
            const bitmap = await createImageBitmap(await (await fetch(data)).blob());
            const canvas = new OffscreenCanvas(1, 1);
            const drawing = canvas.getContext('2d');
            drawing?.drawImage(bitmap, 0, 0);
            return [...(drawing?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(', ');
          },
          `data:image/png;base64,${shot.toString('base64')}`,
        );
        expect(`rgb(${colour})`).toBe(rgb(brand.bgColor[expectedScheme(brand, system)]));
        await probe.close();
        await context.close();
      });
    }

    test('shows its first screen in its own language before any script runs', async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(addressOf(brand, '/'));
      await expect(
        page.getByRole('button', { name: String(textsOf(brand.locale, 'session')['logIn']) }),
      ).toBeVisible();
      expect(await page.locator('[style]').count()).toBe(0);
      await context.close();
    });

    test('follows the appearance a person chooses, and keeps it', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      const texts = textsOf(brand.locale, 'account.settings');
      await page.addInitScript(
        (locale) => localStorage.setItem('user_language', locale),
        brand.locale,
      );
      await open(page, addressOf(brand, paths.appearance));
      await page.getByRole('radio', { name: String(texts['appearanceDark']) }).click();
      await expect.poll(() => background(page)).toBe(rgb(brand.bgColor.dark));
      await page.reload();
      await expect.poll(() => background(page)).toBe(rgb(brand.bgColor.dark));
      await page.getByRole('radio', { name: String(texts['appearanceLight']) }).click();
      await expect.poll(() => background(page)).toBe(rgb(brand.bgColor.light));
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.getByRole('radio', { name: String(texts['appearanceAuto']) }).click();
      await expect.poll(() => background(page)).toBe(rgb(brand.bgColor.dark));
    });

    test('has exactly its tabs', async ({ page }) => {
      await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
      const links = page.getByRole('navigation').getByRole('link');
      await links.first().waitFor();
      const found = await links.evaluateAll((all) =>
        all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
      );
      expect(found).toEqual(
        keptTabs(brand.features).map((tab) => (tab.id === 'chat' ? '/' : tab.path)),
      );
      for (const path of found) {
        await links.and(page.locator(`[href="${path}"]`)).click();
        await expect(links.and(page.locator('[aria-current="page"]'))).toHaveAttribute(
          'href',
          path,
        );
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }
    });

    test('offers exactly its languages and changes to each at once', async ({ page }) => {
      await page.addInitScript((locale) => {
        if (!localStorage.getItem('user_language')) localStorage.setItem('user_language', locale);
      }, brand.locale);
      await open(page, addressOf(brand, paths.language));
      const rows = page.getByRole('radio');
      await expect(rows).toHaveCount(brand.locales.length);
      for (const locale of brand.locales) {
        await page.getByRole('radio', { name: localeInfo[locale].name }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', localeInfo[locale].tag);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          String(textsOf(locale, 'shell')['language']),
        );
        expect(await page.evaluate(() => localStorage.getItem('user_language'))).toBe(locale);
      }
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        localeInfo[brand.locales.at(-1) ?? brand.locale].tag,
      );
    });
  });
}
