import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openInstalled, ownRelease, releaseOf } from './support/ownRelease.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { textsOf } from './support/sites.ts';
import { expect, open, ready, test } from './support/test.ts';

const texts = { ...textsOf('en-US', 'account.mine'), ...textsOf('en-US', 'shell.frame') };
const alert = textsOf('en-US', 'shell.update');

const site = ownRelease();

test('an ignored release is not offered again, except when asked for', async ({ page }) => {
  await openInstalled(page, site.address());
  await site.publish('#F4F1EA');
  await page.goto(`${site.address()}pages/tabBar/mine`);
  await ready(page);
  await page.getByRole('button', { name: String(alert['ignore']) }).click();
  await expect(page.getByText(String(alert['title']))).toBeHidden();
  const looked = page.waitForResponse(/latest\.json/);
  await page.reload();
  await ready(page);
  await looked;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText(String(texts['checkUpdates'])).click();
  await expect(page.getByText(String(alert['title']))).toBeVisible();
});

test('a release with a damaged file is refused, and taken once it is whole', async ({ page }) => {
  await openInstalled(page, site.address());
  const before = await releaseOf(page);
  await site.publish('#F4F1EA');
  for (const ending of ['', '.br', '.gz']) rmSync(join(site.files(), `index.html${ending}`));
  appendFileSync(join(site.files(), 'index.html'), '<!doctype html><p>Damaged');
  await page.goto(`${site.address()}pages/tabBar/mine`);
  await ready(page);
  await page.getByRole('button', { name: String(alert['now']) }).click();
  await expect(page.getByText(String(alert['format']))).toBeVisible();
  expect(await releaseOf(page)).toBe(before);
  await page.reload();
  await ready(page);
  expect(await releaseOf(page)).toBe(before);
  rmSync(site.files(), { recursive: true });
  await site.build();
  await page.getByRole('button', { name: String(alert['now']) }).click();
  await expect
    .poll(() => releaseOf(page).catch(() => before), { timeout: 20_000 })
    .toBe(site.published());
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(244, 241, 234)');
});

test('says that there is nothing newer', async ({ page }) => {
  await openInstalled(page, site.address());
  await page.goto(`${site.address()}pages/tabBar/mine`);
  await ready(page);
  await watchPassing(page);
  await page.getByText(String(texts['checkUpdates'])).click();
  await expectPassed(page, String(texts['upToDate']));
});

/** Takes a lazily loaded page's code away from the host, as a new release does. */
function removeLazyCode(): void {
  const folder = join(site.files(), 'assets');
  for (const name of readdirSync(folder).filter((one) => /^LanguageScreen/.test(one)))
    rmSync(join(folder, name));
}

test('a page whose code is gone says so and offers to try again', async ({ page, misconduct }) => {
  // Without a worker the code comes from the host.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  );
  await open(page, `${site.address()}pages/tabBar/mine`);
  removeLazyCode();
  await page.getByText(String(texts['language'])).first().click();
  await expect(
    page.getByRole('heading', { level: 2, name: String(texts['pageErrorTitle']) }),
  ).toBeVisible();
  rmSync(site.files(), { recursive: true });
  await site.build();
  await page.getByRole('button', { name: String(texts['tryAgain']) }).click();
  await expect(page.getByRole('radio')).toHaveCount(1);
  misconduct.splice(0);
});

test('a page of an old release reloads once into the new one when its code is gone', async ({
  page,
  misconduct,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  );
  await open(page, `${site.address()}pages/tabBar/mine`);
  const before = await releaseOf(page);
  await site.publish('#F4F1EA');
  removeLazyCode();
  await page.getByText(String(texts['language'])).first().click();
  await expect.poll(() => releaseOf(page).catch(() => before)).toBe(site.published());
  // The code is still missing: the second failure is shown instead of reloading for ever.
  await expect(
    page.getByRole('heading', { level: 2, name: String(texts['pageErrorTitle']) }),
  ).toBeVisible();
  misconduct.splice(0);
});
