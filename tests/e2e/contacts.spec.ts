import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../app/brand/brand.ts';
import {
  acceptFriendApplication,
  addFriend,
  deleteFriend,
} from '../../app/contract/gateway/functions/friends.ts';
import { paths, pathToUserInfo } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { type LoggedIn, signUpElsewhere } from './support/api.ts';
import { joinAs } from './support/chat.ts';
import { goOffline } from './support/offline.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, ready, test, watch } from './support/test.ts';

const brand = brandNamed('clatter');
const elsewhere = brandNamed('quedu');

/** Two new people on two brands. */
async function strangers(): Promise<{ ann: LoggedIn; ben: LoggedIn }> {
  const [ann, ben] = await Promise.all([
    signUpElsewhere(brand, newPerson()),
    signUpElsewhere(elsewhere, newPerson()),
  ]);
  return { ann, ben };
}

/** One more tab of whoever uses the page. */
async function openTab(page: Page, of: Brand, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(addressOf(of, path));
  await ready(tab);
  return tab;
}

const list = (of: Brand) => wordsOf(of).of('contacts.list');
const requests = (of: Brand) => wordsOf(of).of('contacts.newFriend');

/** The friend's row of the contacts in front. */
function friendRow(page: Page, { credentials }: LoggedIn): Locator {
  return page.locator(`[href="${pathToUserInfo(credentials.userId)}"]`).filter({ visible: true });
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true });
}

/** The button that leads from the chats to the contacts, while so many requests wait. */
function contactsButton(page: Page, of: Brand, waiting: number): Locator {
  const contacts = wordsOf(of).shell('contacts');
  const name = waiting === 0 ? contacts : new RegExp(`^${contacts}, ${waiting} `);
  return page.getByRole('button', { name, exact: true }).filter({ visible: true });
}

test('a request shows at once, and who accepts it is a friend at once on both sides', async ({
  page,
  browser,
}) => {
  const { ann, ben } = await strangers();
  await visitAs(page, brand, ann, paths.contacts);
  await expect(page.getByText(list(brand)('noFriendsTitle'))).toBeVisible();

  const other = await browser.newContext();
  const bens = await other.newPage();
  const misconduct = watch(bens);
  await visitAs(bens, elsewhere, ben, paths.chat);
  await expect(contactsButton(bens, elsewhere, 0)).toBeVisible();

  // Ann asks from a page for which it makes no difference how.
  const asking = await joinAs(brand, ann);
  const reqMsg = 'We met at the market.';
  await asking.client.call(addFriend, { toUserID: ben.credentials.userId, reqMsg });
  await expect(contactsButton(bens, elsewhere, 1)).toBeVisible();
  const tabName = new RegExp(`^${wordsOf(elsewhere).shell('chatsTab')}, .*1 `);
  await expect(bens.getByRole('navigation').getByRole('link', { name: tabName })).toBeVisible();
  await contactsButton(bens, elsewhere, 1).click();
  const asked = bens.getByRole('link', { name: list(elsewhere)('friendRequests') });
  await expect(asked).toBeVisible();
  await accessible(bens);
  await asked.click();
  await expect(bens.getByText(reqMsg)).toBeVisible();
  await accessible(bens);

  await button(bens, requests(elsewhere)('accept')).click();
  const added = requests(elsewhere)('added');
  await expect(bens.getByText(added, { exact: true })).toBeVisible();
  await expect(friendRow(page, ann)).toHaveCount(0);
  await expect(friendRow(page, ben)).toBeVisible();
  await accessible(page);
  await bens.goBack();
  await expect(friendRow(bens, ann)).toBeVisible();
  await bens.goBack();
  await expect(contactsButton(bens, elsewhere, 0)).toBeVisible();

  // It is on the device, and in every tab.
  const tab = await openTab(bens, elsewhere, paths.newFriend);
  await expect(tab.getByText(added, { exact: true })).toBeVisible();
  await page.reload();
  await expect(friendRow(page, ben)).toBeVisible();
  await asking.client.call(deleteFriend, ben.credentials.userId);
  await expect(friendRow(page, ben)).toHaveCount(0);
  await expect(page.getByText(list(brand)('noFriendsTitle'))).toBeVisible();
  expect(misconduct).toEqual([]);
  asking.leave();
  await other.close();
});

test('who declines says why, in one tab for all, and the other side reads it', async ({
  page,
  browser,
}) => {
  const { ann, ben } = await strangers();
  const asking = await joinAs(elsewhere, ben);
  await asking.client.call(addFriend, { toUserID: ann.credentials.userId, reqMsg: 'Hello?' });
  const words = requests(brand);
  await visitAs(page, brand, ann, paths.newFriend);
  const second = await openTab(page, brand, paths.newFriend);
  await button(second, words('decline')).click();
  await second.getByRole('textbox', { name: words('reasonField') }).fill('I do not know you.');
  await accessible(second);
  await second
    .getByRole('alertdialog')
    .getByRole('button', { name: words('decline'), exact: true })
    .click();
  for (const tab of [page, second]) {
    await expect(tab.getByText(words('declined'), { exact: true })).toBeVisible();
    await expect(button(tab, words('accept'))).toHaveCount(0);
  }

  const other = await browser.newContext();
  const bens = await other.newPage();
  await visitAs(bens, elsewhere, ben, paths.newFriend);
  const row = bens.getByRole('listitem').filter({ visible: true });
  await expect(row).toContainText(requests(elsewhere)('declined'));
  await row.getByRole('button').first().click();
  await expect(row).toContainText('I do not know you.');

  // Asked again, it waits again.
  await asking.client.call(addFriend, { toUserID: ann.credentials.userId, reqMsg: 'Please!' });
  await expect(button(page, words('accept'))).toBeVisible();
  await expect(row).toContainText(requests(elsewhere)('pending'));
  asking.leave();
  await other.close();
});

test('what was answered on another device follows, also after the connection was lost', async ({
  page,
  misconduct,
}) => {
  const { ann, ben } = await strangers();
  const asking = await joinAs(elsewhere, ben);
  await visitAs(page, brand, ann, paths.newFriend);
  await expect(page.getByText(requests(brand)('requestsEmptyTitle'))).toBeVisible();
  await goOffline(page);
  await asking.client.call(addFriend, { toUserID: ann.credentials.userId, reqMsg: 'Hello?' });
  await page.context().setOffline(false);
  await expect(button(page, requests(brand)('accept'))).toBeVisible();
  const elsewhereToo = await joinAs(brand, ann);
  await elsewhereToo.client.call(acceptFriendApplication, {
    ...{ toUserID: ben.credentials.userId, handleMsg: '' },
  });
  await expect(page.getByText(requests(brand)('added'), { exact: true })).toBeVisible();
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  asking.leave();
  elsewhereToo.leave();
});
