import type { Page } from 'playwright/test';
import type { Brand } from '../../app/brand/brand.ts';
import type { FeatureId } from '../../app/brand/features.ts';
import { keptTabs } from '../../app/brand/tabs.ts';
import { paths, pathToLogin, pathToSearch } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { signUpElsewhere } from './support/api.ts';
import { newPerson, visitAs } from './support/person.ts';
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

/** Pages that are another for a visitor. */
const visitorPages = [
  paths.mine,
  paths.login,
  pathToLogin('register'),
  pathToLogin('forget'),
  paths.init,
  paths.language,
];

/** Every page of a person with an account, beside the tabs and the pages features bring. */
const memberPages = [
  paths.contacts,
  paths.newFriend,
  paths.editInformation,
  paths.editNickName,
  paths.changeAvatar,
  paths.safetySetting,
  paths.modifyPassword,
  paths.phoneNumber,
  paths.noticeList,
  paths.search,
  pathToSearch('zebra'),
  paths.addFriend,
  `${paths.addFriend}?view=code`,
  paths.languageSetting,
  paths.appearance,
  paths.about,
  paths.install,
  `${paths.webview}?url=${encodeURIComponent('https://example.com/a/b?c=d')}&title=Example`,
  `${paths.webview}?url=javascript:alert(1)`,
  `${paths.shareImage}?json=${share}`,
  `${paths.modal}?json=${notice}`,
  `${paths.notice}?json=${notice}`,
  paths.updateAlert,
  `${paths.previewImage}?urls=%5B%22/favicon.ico%22%5D`,
];

const featurePages: Partial<Record<FeatureId, string[]>> = {
  invite: ['/pages/my/share-qrcode'],
  'multi-account': ['/pages/my/switch-account'],
};

/** Opens a page once and looks at it in light and in dark: the device changes, the app follows. */
async function accessibleInBoth(page: Page, brand: Brand, path: string): Promise<void> {
  await open(page, addressOf(brand, path));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await accessible(page);
  }
}

/** Follows the scheme of the device on every page to come. */
async function followDevice(page: Page): Promise<void> {
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('colour_scheme', 'auto'));
}

for (const brand of brands) {
  test(`${brand.id} is accessible on tabs and on pages of visitors and features in light and dark (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await followDevice(page);
    for (const path of visitorPages) await accessibleInBoth(page, brand, path);
    await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
    for (const path of [
      ...keptTabs(brand.features).map((tab) => tab.path),
      ...brand.features.flatMap((feature) => featurePages[feature] ?? []),
    ]) {
      await accessibleInBoth(page, brand, path);
    }
  });

  test(`${brand.id} is accessible on every page of members in light and dark (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await followDevice(page);
    await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
    for (const path of memberPages) await accessibleInBoth(page, brand, path);
  });
}
