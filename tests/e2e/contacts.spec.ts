import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../app/brand/brand.ts';
import { addFriend, deleteFriend } from '../../app/contract/gateway/functions/friends.ts';
import { paths, pathToUserInfo } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import type { LoggedIn } from './support/api.ts';
import { joinAs } from './support/chat.ts';
import {
  brand,
  button,
  openTab,
  otherBrand,
  requests,
  strangers,
} from './support/contactsPages.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { expect, test } from './support/test.ts';

const list = (of: Brand) => wordsOf(of).of('contacts.list');

/** The friend's row of the contacts in front. */
function friendRow(page: Page, { credentials }: LoggedIn): Locator {
  return page.locator(`[href="${pathToUserInfo(credentials.userId)}"]`).filter({ visible: true });
}

/** The button that leads from the chats to the contacts, while so many requests wait. */
function contactsButton(page: Page, of: Brand, waiting: number): Locator {
  const contacts = wordsOf(of).shell('contacts');
  const name = waiting === 0 ? contacts : new RegExp(`^${contacts}, ${waiting} `);
  return page.getByRole('button', { name, exact: true }).filter({ visible: true });
}

test('a request shows at once, and who accepts it is a friend at once on both sides', async ({
  page,
  elsewhere: onAnotherDevice,
}) => {
  const { ann, ben } = await strangers();
  await visitAs(page, brand, ann, paths.contacts);
  await expect(page.getByText(list(brand)('noFriendsTitle'))).toBeVisible();

  const bens = await onAnotherDevice();
  await visitAs(bens, otherBrand, ben, paths.chat);
  await expect(contactsButton(bens, otherBrand, 0)).toBeVisible();

  // Ann asks from a page for which it makes no difference how.
  const asking = await joinAs(brand, ann);
  const reqMsg = 'We met at the market.';
  await asking.client.call(addFriend, { toUserID: ben.credentials.userId, reqMsg });
  await expect(contactsButton(bens, otherBrand, 1)).toBeVisible();
  const tabName = new RegExp(`^${wordsOf(otherBrand).shell('chatsTab')}, .*1 `);
  await expect(bens.getByRole('navigation').getByRole('link', { name: tabName })).toBeVisible();
  await contactsButton(bens, otherBrand, 1).click();
  const asked = bens.getByRole('link', { name: list(otherBrand)('friendRequests') });
  await expect(asked).toBeVisible();
  await accessible(bens);
  await asked.click();
  await expect(bens.getByText(reqMsg)).toBeVisible();
  await accessible(bens);

  await button(bens, requests(otherBrand)('accept')).click();
  const added = requests(otherBrand)('added');
  await expect(bens.getByText(added, { exact: true })).toBeVisible();
  await expect(friendRow(page, ann)).toHaveCount(0);
  await expect(friendRow(page, ben)).toBeVisible();
  await accessible(page);
  await bens.goBack();
  await expect(friendRow(bens, ann)).toBeVisible();
  await bens.goBack();
  await expect(contactsButton(bens, otherBrand, 0)).toBeVisible();

  // It is on the device, and in every tab.
  const tab = await openTab(bens, otherBrand, paths.newFriend);
  await expect(tab.getByText(added, { exact: true })).toBeVisible();
  await page.reload();
  await expect(friendRow(page, ben)).toBeVisible();
  await asking.client.call(deleteFriend, ben.credentials.userId);
  await expect(friendRow(page, ben)).toHaveCount(0);
  await expect(page.getByText(list(brand)('noFriendsTitle'))).toBeVisible();
  asking.leave();
});
