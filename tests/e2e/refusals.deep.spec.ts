import { accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { beginChat, marked, write } from './support/chat.ts';
import { shownButton } from './support/choose.ts';
import { wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const chaojian = brandNamed('chaojian');

test('whom the other side has blocked is told so plainly, and writes again once unblocked', async ({
  page,
}) => {
  const conversation = wordsOf(chaojian).of('chat.conversation');
  await followDevice(page);
  const { other, userId, texts } = await beginChat(page, chaojian, clatter);
  await other.block(userId);
  await write(page, chaojian, '在嗎？');
  await expect(seen(page, conversation('failedBlocked'))).toBeVisible();
  await expect(shownButton(page, conversation('addFriend'))).toHaveCount(0);
  await accessibleInBothSchemes(page);
  await shownButton(page, conversation('notSentTap')).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(conversation('failedBlocked'));
  await accessibleInBothSchemes(page);
  await other.unblock(userId);
  await dialog.getByRole('button', { name: conversation('sendAgain'), exact: true }).click();
  await expect(marked(page, chaojian, 'markSent')).toHaveCount(1);
  expect(await texts()).toContain('在嗎？');
  other.leave();
});
