import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import { acceptFriendApplication } from '../../app/contract/gateway/functions/friends.ts';
import { pathToFriendVerify } from '../../app/core/navigation/paths.ts';
import { accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { beginChat, field, marked, write } from './support/chat.ts';
import { shownButton } from './support/choose.ts';
import { wordsOf } from './support/person.ts';
import { setFault } from './support/sandbox.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { atThePage, expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');

test('who may not write to somebody without being friends asks for it there, and writes once accepted', async ({
  page,
}) => {
  const conversation = wordsOf(clatter).of('chat.conversation');
  const adding = wordsOf(clatter).of('contacts.addFriend');
  await followDevice(page);
  const { other, userId, peerId, texts } = await beginChat(page, clatter, clatter);
  const clear = await setFault(userId, {
    call: 'gateway:SendMessage',
    fault: { kind: 'code', code: gatewayErrors.notFriend },
  });
  await write(page, clatter, 'Are you there?');
  const reason = page.getByRole('status').filter({ hasText: conversation('failedNotFriend') });
  await expect(reason).toBeVisible();
  await expect(field(page, clatter)).toHaveCount(0);
  await accessibleInBothSchemes(page);

  await shownButton(page, conversation('notSentTap')).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(conversation('failedNotFriend'));
  await accessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: conversation('addFriend'), exact: true }).click();
  await expect(page).toHaveURL(addressOf(clatter, pathToFriendVerify(peerId)));
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await atThePage(page);
  const add = shownButton(page, conversation('addFriend'));
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf(clatter, pathToFriendVerify(peerId)));
  await shownButton(page, adding('send')).click();
  await expect(seen(page, conversation('friendAsked'))).toBeVisible();
  await expect(add).toHaveCount(0);
  await accessibleInBothSchemes(page);

  await clear();
  await other.client.call(acceptFriendApplication, { toUserID: userId, handleMsg: '' });
  await expect(field(page, clatter)).toBeVisible();
  await shownButton(page, conversation('notSentTap')).click();
  await dialog.getByRole('button', { name: conversation('sendAgain'), exact: true }).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(await texts()).toContain('Are you there?');
  other.leave();
});
