import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { keptTabs } from '../../app/brand/tabs.ts';
import { addressOf, brands } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

const share = encodeURIComponent(
  JSON.stringify({
    title: 'Tide times',
    text: 'Low water at noon',
    url: 'https://example.com/tide',
  }),
);
const notice = encodeURIComponent(
  JSON.stringify({ title: 'Opening hours', text: 'We are open every day.' }),
);

/** Every page of the shell that can be opened by its address. */
const pages = [
  '/pages/my/language-setting',
  '/pages/my/appearance',
  '/pages/common/about',
  '/pages/common/install',
  `/pages/modal/webview?url=${encodeURIComponent('https://example.com/a/b?c=d')}&title=Example`,
  '/pages/modal/webview?url=javascript:alert(1)',
  `/pages/modal/share-image?json=${share}`,
  `/pages/modal/modal?json=${notice}`,
  `/pages/modal/modal_n?json=${notice}`,
  '/pages/modal/update-alert',
  '/preview-image?urls=%5B%22/favicon.ico%22%5D',
];

/** Resolves when nothing fades or moves any more; what turns for ever does not count. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    ),
  );
}

for (const brand of brands) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${brand.id} is accessible on every page in ${scheme} (WCAG 2.2 AA)`, async ({ page }) => {
      test.setTimeout(150_000);
      await page.addInitScript((choice) => localStorage.setItem('colour_scheme', choice), scheme);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const path of [...keptTabs(brand.features).map((tab) => tab.path), ...pages]) {
        await open(page, addressOf(brand, path));
        // Behind a viewer or a dialog the page below, with its headings, is out of reach.
        await page.getByRole('heading').or(page.getByRole('dialog')).first().waitFor();
        await still(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        const found = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`);
        expect(found).toEqual([]);
      }
    });
  }
}
