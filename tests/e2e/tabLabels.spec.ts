import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { addressOf, brands, textsOf } from './support/sites.ts';
import { expect, ready, test } from './support/test.ts';

/** What of the tab bar's labels lies outside its tab, or is cut off. */
function misfits(page: Page): Promise<string[]> {
  return page.locator('nav').evaluate((bar) =>
    [...bar.querySelectorAll('a')].flatMap((tab) => {
      const label = tab.querySelector(':scope > span:nth-of-type(2)');
      if (!label) return ['no label'];
      const [outer, inner] = [tab.getBoundingClientRect(), label.getBoundingClientRect()];
      const isCut = label.scrollWidth > label.clientWidth;
      const isOutside =
        inner.left < outer.left - 0.5 ||
        inner.right > outer.right + 0.5 ||
        inner.bottom > bar.getBoundingClientRect().bottom + 0.5;
      return isCut || isOutside ? [`${label.textContent}`] : [];
    }),
  );
}

// Five tabs, and every language.
for (const brand of brands.filter(({ id }) => ['verbena', 'clatter'].includes(id))) {
  for (const locale of brand.locales) {
    test(`the tabs of ${brand.id} in ${locale} fit a narrow screen with large text`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.addInitScript((chosen) => {
        localStorage.setItem('user_language', chosen);
        const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%');
        enlarge();
        new MutationObserver(enlarge).observe(document, { childList: true });
      }, locale);
      await page.goto(addressOf(brand, paths.mine));
      await ready(page);
      const mine = textsOf(locale, 'shell')['mineTab'] ?? '';
      await expect(page.locator('nav [aria-current="page"]')).toContainText(mine);
      expect(await misfits(page)).toEqual([]);
    });
  }
}
