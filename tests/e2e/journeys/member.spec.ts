import { keptTabs, tabs } from '../../../app/brand/tabs.ts';
import { paths, pathToConversation, pathToSearch } from '../../../app/core/navigation/paths.ts';
import { accessible, accessibleInBoth, followDevice } from '../support/accessible.ts';
import { houseCode, logInElsewhere, signUpElsewhere } from '../support/api.ts';
import { joinAs, marked, openChat, shownTexts, write } from '../support/chat.ts';
import { journey } from '../support/journey.ts';
import {
  logIn,
  logOut,
  newPerson,
  openMine,
  openProfile,
  rename,
  sendLogIn,
  signUp,
  visit,
  visitAs,
  wordsOf,
} from '../support/person.ts';
import { hasItsTabs } from '../support/siteSteps.ts';
import { addressOf, brands } from '../support/sites.ts';
import { expect, open, seen, test } from '../support/test.ts';

const json = (value: object) => encodeURIComponent(JSON.stringify(value));
const share = { title: 'Tide times', text: 'Low water at noon', url: 'https://example.com/tide' };
const notice = json({ title: 'Opening hours', text: 'We are open every day.' });

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
  paths.notificationSetting,
  paths.languageSetting,
  paths.appearance,
  paths.about,
  paths.install,
  `${paths.webview}?url=${encodeURIComponent('https://example.com/a/b?c=d')}&title=Example`,
  `${paths.webview}?url=javascript:alert(1)`,
  `${paths.shareImage}?json=${json(share)}`,
  `${paths.modal}?json=${notice}`,
  `${paths.notice}?json=${notice}`,
  paths.updateAlert,
  `${paths.previewImage}?urls=%5B%22/favicon.ico%22%5D`,
];

journey(
  'from signing up to being logged out elsewhere and back',
  { changesData: true, timeout: 180_000 },
  async ({ brand, page }) => {
    const scheme = brands.indexOf(brand) % 2 === 0 ? 'light' : 'dark';
    const person = newPerson();
    const { session, shell } = wordsOf(brand);
    await page.addInitScript((choice) => localStorage.setItem('colour_scheme', choice), scheme);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });

    await test.step('signs up', async () => {
      // A code in the address of any page is kept until somebody signs up with it.
      const hasInvite = brand.features.includes('invite');
      await visit(page, brand, hasInvite ? `/?code=${houseCode}` : '/');
      await expect(page).toHaveURL(addressOf(brand, paths.login));
      await signUp(page, brand, person);
    });

    await test.step('edits the nickname', async () => {
      await openMine(page, brand);
      await expect(seen(page, person.account)).toBeVisible();
      await openProfile(page, brand);
      await rename(page, brand, '新名 👩‍👩‍👧 ok');
      await expect(seen(page, '新名 👩‍👩‍👧 ok')).toBeVisible();
    });

    await test.step('logs out and in again', async () => {
      await logOut(page, brand);
      await logIn(page, brand, person);
      await openMine(page, brand);
      await expect(seen(page, '新名 👩‍👩‍👧 ok')).toBeVisible();
    });

    await test.step('is logged out by another device, reads why, and comes back', async () => {
      // The gateway says so at once: a second later there is nothing left to tap.
      await logInElsewhere(brand, person);
      await expect(seen(page, shell('loggedInElsewhere'))).toBeVisible();
      await expect(page).toHaveURL(addressOf(brand, paths.login));
      const name = page.getByRole('textbox', { name: session('accountName'), exact: true });
      const password = page.getByLabel(session('password'), { exact: true });
      for (const isReloaded of [false, true]) {
        if (isReloaded) await page.reload();
        await expect(seen(page, session('takenOverAdvice'))).toBeVisible();
        await expect(name).toHaveValue(person.account);
        await expect(password).toBeFocused();
      }
      await accessible(page);
      await sendLogIn(page, brand, person);
      await expect(page).toHaveURL(addressOf(brand, paths.mine));
    });
  },
);

journey(
  'has exactly its tabs, each at its own address too, and leads other paths to the first',
  { inFull: true, changesData: true, timeout: 240_000 },
  async ({ brand, page }) => {
    const kept = keptTabs(brand.features);
    await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
    await hasItsTabs({ brand, page });
    const current = page.getByRole('navigation').locator('a[aria-current="page"]');
    const heading = page.getByRole('heading', { level: 1 }).first();
    for (const tab of kept) {
      await open(page, addressOf(brand, tab.path));
      await page.reload();
      await expect(current).toHaveCount(1);
      await expect(heading).toBeVisible();
    }
    const excluded = tabs.filter((tab) => !kept.includes(tab)).map((tab) => tab.path);
    for (const path of [...excluded, '/pages/no/such-page', '/deep/er/still?x=1']) {
      await open(page, addressOf(brand, path));
      await expect(page).toHaveURL(addressOf(brand, '/'));
    }
  },
);

journey(
  'is accessible on its tabs, in light and dark (WCAG 2.2 AA)',
  { inFull: true, changesData: true },
  async ({ brand, page }) => {
    await followDevice(page);
    await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
    for (const { path } of keptTabs(brand.features))
      await accessibleInBoth(page, addressOf(brand, path));
  },
);

journey(
  'is accessible on every other page of members, in light and dark (WCAG 2.2 AA)',
  { inFull: true, changesData: true, timeout: 300_000 },
  async ({ brand, page }) => {
    await followDevice(page);
    await visitAs(page, brand, await signUpElsewhere(brand, newPerson()));
    for (const path of memberPages) await accessibleInBoth(page, addressOf(brand, path));
  },
);

journey(
  'sends and receives messages, each once and in order',
  { changesData: true },
  async ({ brand, page }) => {
    const one = await signUpElsewhere(brand, newPerson());
    const two = await signUpElsewhere(brand, newPerson());
    const other = await joinAs(brand, two);
    await other.say({ userID: one.credentials.userId }, 'Hello there');
    await openChat(page, brand, one, two.credentials.userId);
    await expect(seen(page, 'Hello there')).toBeVisible();
    await write(page, brand, 'Hello to you');
    await expect(marked(page, brand, 'markSent')).toHaveCount(1);
    await expect
      .poll(() => other.texts(`single_${one.credentials.userId}`))
      .toEqual(['Hello there', 'Hello to you']);
    await other.say({ userID: one.credentials.userId }, 'And good day');
    await expect
      .poll(() => shownTexts(page, brand))
      .toEqual(['Hello there', 'Hello to you', 'And good day']);
    await open(page, addressOf(brand, pathToConversation(`single_${two.credentials.userId}`)));
    await expect
      .poll(() => shownTexts(page, brand))
      .toEqual(['Hello there', 'Hello to you', 'And good day']);
    other.leave();
  },
);
