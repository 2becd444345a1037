import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './support/api.ts';
import { newPerson, openProfile, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { atThePage, expect, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const shareQrcode = '/pages/my/share-qrcode';
const words = wordsOf(clatter);
const invite = words.of('invite');

const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** From the mine tab to the page of the code, with the sheet on it. */
async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: invite('enterCode') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.overlays)).toBe(1);
}

test('going back closes first what lies over the page, and no entry is left behind', async ({
  page,
}) => {
  await visitAs(page, clatter, await signUpElsewhere(clatter, newPerson()), paths.mine);
  await expect(page.getByRole('link', { name: words.account('editProfile') })).toBeVisible();

  await test.step('going back closes photos', async () => {
    const photos = `/preview-image?urls=${encodeURIComponent(JSON.stringify(['/favicon.ico']))}`;
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, photos);
    const before = await historyLength(page);
    await expect(page.locator('.yarl__root')).toBeVisible();
    expect(await historyLength(page)).toBe(before);
    await page.goBack();
    await expect(page.locator('.yarl__root')).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(clatter, paths.mine));
  });

  await test.step('going back closes a sheet, and forward opens nothing', async () => {
    await page.getByRole('link', { name: invite('myCode') }).click();
    const opener = page.getByRole('button', { name: invite('enterCode') });
    const sheet = page.getByRole('dialog');
    await openSheet(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(clatter, shareQrcode));
    await expect(opener).toBeFocused();

    await page.goForward();
    await atThePage(page);
    await expect(sheet).toHaveCount(0);

    await openSheet(page);
    await sheet.getByRole('button', { name: invite('close') }).click();
    await expect(sheet).toHaveCount(0);
    await atThePage(page);

    await openSheet(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await atThePage(page);

    await openSheet(page);
    await page.reload();
    await expect(opener).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await atThePage(page);

    await page.goBack();
    await expect(page).toHaveURL(addressOf(clatter, paths.mine));
  });

  await test.step('a question can be left by going back, and its answer leaves no entry behind', async () => {
    await openProfile(page, clatter);
    const before = await historyLength(page);
    const question = page.getByRole('alertdialog');
    const logOut = page.getByRole('button', { name: words.account('logOut') });
    await logOut.click();
    await expect(question).toBeVisible();
    await expect.poll(() => historyLength(page)).toBe(before + 1);
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(clatter, paths.editInformation));

    await logOut.click();
    await question.getByRole('button', { name: words.account('logOut') }).click();
    await expect(page).toHaveURL(addressOf(clatter, paths.login));
    await atThePage(page);
    await page.goBack();
    await expect(page).toHaveURL(addressOf(clatter, paths.mine));
  });
});
