import type { Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { paths } from '../../../app/core/navigation/paths.ts';
import { call, signUpElsewhere } from './api.ts';
import { newPerson, visitAs } from './person.ts';
import { addressOf } from './sites.ts';
import { expect, seen } from './test.ts';

const shareQrcode = '/pages/my/share-qrcode';

async function markupOf(page: Page): Promise<number> {
  return page
    .locator('#root b:text-is("x"), #root img[src=""], #root svg[on], #root i, #root script')
    .count();
}

/** Somebody who takes one of these names after the other has it as text on each page that shows it. */
export async function showsAsText(
  page: Page,
  brand: Brand,
  nicknames: readonly string[],
): Promise<void> {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const loggedIn = await signUpElsewhere(brand, newPerson());
  const { token } = loggedIn.credentials;
  await visitAs(page, brand, loggedIn, paths.mine);
  for (const [index, nickName] of nicknames.entries()) {
    await call(brand, '/user/editNick', { nickName }, { token, key: `attack-00${index}` });
    for (const path of [paths.mine, paths.editInformation, shareQrcode]) {
      await page.goto(addressOf(brand, path));
      await expect(seen(page, nickName)).toBeVisible();
      expect(await markupOf(page)).toBe(0);
    }
  }
  expect(dialogs).toBe(0);
}
