import { mediaErrors } from '../../app/contract/media/errors.ts';
import { brand, choose, enter, photo, texts } from './support/avatarPage.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { addressOf, textsOf } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

const errors = textsOf(brand.locale, 'media.errors');

test('keeps the cut when sending is stopped or refused, and sends it again', async ({ page }) => {
  const server = await enter(page);
  const button = (key: string) =>
    page.getByRole('button', { name: String(texts[key]), exact: true });
  await open(page, addressOf(brand, '/pages/my/change-avatar'));
  await choose(page, await photo());
  server.code = null;
  await button('save').click();
  await expect(page.getByText(String(texts['photoSending']))).toBeVisible();
  await button('cancel').click();
  await expect(button('save')).toBeVisible();

  server.code = mediaErrors.fileDamaged.code;
  await button('save').click();
  await expect(page.getByRole('alert').getByText(String(errors['fileDamaged']))).toBeVisible();

  server.code = 0;
  await watchPassing(page);
  await button('sendAgain').click();
  await expectPassed(page, String(texts['photoSaved']));
});

test('says what to do about a file that is no picture', async ({ page }) => {
  await enter(page);
  await open(page, addressOf(brand, '/pages/my/change-avatar'));
  await choose(page, Buffer.from('no picture'), 'photo.heic');
  await expect(page.getByText(String(texts['photoUnreadable']))).toBeVisible();
  await expect(page.getByRole('button', { name: String(texts['choosePhoto']) })).toBeVisible();
});
