import { paths } from '../../app/core/navigation/paths.ts';
import { addressOf, brands, textsOf } from './support/sites.ts';
import { tabMisfits } from './support/tabMisfits.ts';
import { expect, ready, test } from './support/test.ts';

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
      expect(await tabMisfits(page)).toEqual([]);
    });
  }
}
