import { keptTabs } from '../../app/brand/tabs.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

const brand = brandNamed('clatter');

/** Pages the specification keeps for people with an account. */
const closed = [
  paths.chat,
  '/pages/tabBar/chat',
  '/pages/my/share-qrcode',
  '/pages/my/switch-account',
  paths.editInformation,
  paths.editNickName,
  paths.changeAvatar,
  paths.safetySetting,
  paths.modifyPassword,
  paths.phoneNumber,
  paths.noticeList,
  paths.languageSetting,
  '/pages/chat/contacts',
  '/pages/no/such-page',
];

test('a visitor reaches the pages of visitors', async ({ page }) => {
  const tabs = keptTabs(brand.features).filter((tab) => tab.id !== 'chat');
  const opened = [...tabs.map((tab) => tab.path), paths.language, paths.appearance, paths.about];
  for (const path of [...opened, `${paths.login}?view=register`]) {
    await open(page, addressOf(brand, path));
    await expect(page).toHaveURL(addressOf(brand, path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

test('a visitor is led from all other pages to the login page', async ({ page }) => {
  for (const path of closed) {
    await open(page, addressOf(brand, path));
    await expect(page, path).toHaveURL(addressOf(brand, paths.login));
  }
});
