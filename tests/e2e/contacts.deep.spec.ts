import {
  acceptFriendApplication,
  addFriend,
} from '../../app/contract/gateway/functions/friends.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { joinAs } from './support/chat.ts';
import {
  brand,
  button,
  openTab,
  otherBrand,
  requests,
  strangers,
} from './support/contactsPages.ts';
import { goOffline } from './support/offline.ts';
import { visitAs } from './support/person.ts';
import { expect, forgive, test } from './support/test.ts';

test('who declines says why, in one tab for all, and the other side reads it', async ({
  page,
  elsewhere: onAnotherDevice,
}) => {
  const { ann, ben } = await strangers();
  const asking = await joinAs(otherBrand, ben);
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

  const bens = await onAnotherDevice();
  await visitAs(bens, otherBrand, ben, paths.newFriend);
  const row = bens.getByRole('listitem').filter({ visible: true });
  await expect(row).toContainText(requests(otherBrand)('declined'));
  await row.getByRole('button').first().click();
  await expect(row).toContainText('I do not know you.');

  // Asked again, it waits again.
  await asking.client.call(addFriend, { toUserID: ann.credentials.userId, reqMsg: 'Please!' });
  await expect(button(page, words('accept'))).toBeVisible();
  await expect(row).toContainText(requests(otherBrand)('pending'));
  asking.leave();
});

test('what was answered on another device follows, also after the connection was lost', async ({
  page,
  misconduct,
}) => {
  const { ann, ben } = await strangers();
  const asking = await joinAs(otherBrand, ben);
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
