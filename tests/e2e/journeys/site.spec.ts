import type { Page } from 'playwright/test';
import type { Scheme } from '../../../app/brand/brand.ts';
import { paths } from '../../../app/core/navigation/paths.ts';
import { journey } from '../support/journey.ts';
import { publishedTexts } from '../support/published.ts';
import {
  hasItsManifest,
  isServedAsDeclared,
  namesNothingLeftOut,
  offersItsLanguages,
  paintsBeforeScript,
  rgb,
} from '../support/siteSteps.ts';
import { addressOf, textsOf } from '../support/sites.ts';
import { expect, open, test } from '../support/test.ts';

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

journey(
  'paints its paper and its first screen, in its language, before any script runs',
  { inFull: true },
  paintsBeforeScript,
);

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  journey(
    'can be installed: a manifest without faults, an active worker, its own name, icons and shortcuts',
    {},
    async ({ brand, page }) => {
      await open(page, addressOf(brand, '/'));
      const state = await page.evaluate(
        async () => (await navigator.serviceWorker.ready).active?.state,
      );
      expect(['activating', 'activated']).toContain(state);
      await hasItsManifest({ brand, page });
    },
  );
});

journey(
  'is served with its headers, its caching and its fallback',
  { inFull: true },
  isServedAsDeclared,
);

journey(
  'holds no trace of the features it leaves out',
  { inFull: true },
  async ({ brand, page }) => {
    await open(page, addressOf(brand, '/'));
    namesNothingLeftOut(brand, await publishedTexts(page));
  },
);

journey('follows the appearance a person chooses, and keeps it', {}, async ({ brand, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const texts = textsOf(brand.locale, 'account.settings');
  await page.addInitScript((locale) => localStorage.setItem('user_language', locale), brand.locale);
  await open(page, addressOf(brand, paths.appearance));
  const choose = (key: string) => page.getByRole('radio', { name: String(texts[key]) }).click();
  const shows = (scheme: Scheme) =>
    expect.poll(() => background(page)).toBe(rgb(brand.bgColor[scheme]));
  await choose('appearanceDark');
  await shows('dark');
  await page.reload();
  await shows('dark');
  await choose('appearanceLight');
  await shows('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose('appearanceAuto');
  await shows('dark');
});

journey(
  'offers exactly its languages and changes to each at once',
  { inFull: true },
  offersItsLanguages,
);
