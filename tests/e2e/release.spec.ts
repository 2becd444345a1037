import { openInstalled, ownRelease, releaseOf } from './support/ownRelease.ts';
import { textsOf } from './support/sites.ts';
import { expect, ready, test } from './support/test.ts';

// The site comes and goes here.
test.use({ ownDevices: true, serviceWorkers: 'allow' });

const alert = textsOf('en-US', 'shell.update');

const site = ownRelease();

test('an installed app offers a new release, and takes it', async ({ page }) => {
  await openInstalled(page, site.address());
  const before = await releaseOf(page);
  await site.publish('#F4F1EA');
  expect(site.published()).not.toBe(before);
  await page.goto(`${site.address()}pages/tabBar/mine`);
  await ready(page);
  expect(await releaseOf(page)).toBe(before);
  await page.getByRole('button', { name: String(alert['now']) }).click();
  await expect
    .poll(() => releaseOf(page).catch(() => before), { timeout: 20_000 })
    .toBe(site.published());
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(244, 241, 234)');
});
