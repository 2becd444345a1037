import type { Page } from 'playwright/test';
import type { Brand } from '../../app/brand/brand.ts';
import { pathToAddFriendView, pathToUserInfo } from '../../app/core/navigation/paths.ts';
import { shareQrcodePath } from '../../app/features/invite/paths.ts';
import { isolated } from '../../app/lib/isolated.ts';
import { accessible } from './support/accessible.ts';
import { brand, button, otherBrand, strangers } from './support/contactsPages.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { addressOf } from './support/sites.ts';
import { expect, ready, test } from './support/test.ts';

const common = (of: Brand) => wordsOf(of).of('common');
const scan = (of: Brand) => wordsOf(of).of('contacts.scan');

/** Saves the card in front as a picture. @returns where it lies */
async function savedCard(page: Page, of: Brand): Promise<string> {
  const saved = page.waitForEvent('download');
  await button(page, common(of)('saveImage')).click();
  return (await saved).path();
}

/** Has the scanner in front read a picture of the album: the test browser has no camera. */
async function read(page: Page, of: Brand, picture: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByText(scan(of)('choosePicture'), { exact: true }).click();
  await (await asked).setFiles(picture);
}

test('the scanner reads saved cards and invitations of its app, and names the app that others are of', async ({
  page,
  elsewhere,
}) => {
  const { ann, ben } = await strangers();
  await visitAs(page, brand, ann, shareQrcodePath);
  const invitation = await savedCard(page, brand);
  await page.goto(addressOf(brand, pathToAddFriendView('code')));
  await ready(page);
  const card = await savedCard(page, brand);

  const bens = await elsewhere();
  await visitAs(bens, brand, ben, pathToAddFriendView('scan'));
  await expect(bens.getByText(scan(brand)('missingTitle'), { exact: true })).toBeVisible();
  await accessible(bens);
  await read(bens, brand, card);
  await expect(bens).toHaveURL(addressOf(brand, pathToUserInfo(ann.credentials.userId)));

  await bens.goto(addressOf(brand, pathToAddFriendView('scan')));
  await ready(bens);
  await read(bens, brand, invitation);
  const invite = wordsOf(brand).of('invite.page');
  const entering = bens.getByRole('dialog', { name: invite('enterCode') });
  await expect(entering).toBeVisible();
  expect(new URL(bens.url()).pathname).toBe(shareQrcodePath);
  await accessible(bens);

  const foreign = await elsewhere('of another app');
  await visitAs(foreign, otherBrand, ben, pathToAddFriendView('scan'));
  await read(foreign, otherBrand, card);
  const host = isolated(new URL(brand.origin).host);
  const named = scan(otherBrand)('otherApp').replace('{{host}}', host);
  await expect(foreign.getByRole('status').filter({ hasText: named })).toBeVisible();
  await accessible(foreign);
});
