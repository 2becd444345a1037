import { contentType } from '../../app/contract/gateway/contentType.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { field, marked, rowWith, timeline } from './support/chat.ts';
import { clatter, dieu, members, openGroup, send } from './support/mentioning.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('a member is chosen by the keyboard, is told of it, and calls everyone in turn', async ({
  page,
  elsewhere,
}) => {
  const { first, second, other, conversationID } = await openGroup(page);
  const theirs = await elsewhere();
  await visitAs(theirs, dieu, second, paths.chat);
  await expect(rowWith(theirs, 'Neighbours')).toBeVisible();

  await field(page, clatter).pressSequentially('Hi @');
  const option = members(page, clatter).getByRole('option');
  // Only who runs the group calls everyone.
  await expect(option).toHaveCount(1);
  const name = (await option.locator('[dir]').first().textContent()) ?? '';
  await expect(field(page, clatter)).toHaveAttribute('aria-activedescendant', /.+/);
  await accessible(page);
  await page.keyboard.press('Enter');
  await expect(field(page, clatter)).toHaveValue(`Hi @${name} `);
  await expect(members(page, clatter)).toBeHidden();
  // One key deletes all of it, and another @ in its place asks again.
  await page.keyboard.press('Backspace');
  await expect(field(page, clatter)).toHaveValue('Hi ');
  await page.keyboard.type('@');
  await expect(option).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(field(page, clatter)).toHaveValue(`Hi @${name} `);
  await page.keyboard.type('look here');
  await send(page, clatter).click();
  await expect(timeline(page, clatter).getByText(`@${name}`, { exact: true })).toBeVisible();
  await expect(marked(page, clatter, 'markSent').or(marked(page, clatter, 'markRead'))).toHaveCount(
    1,
  );

  const input = { conversationID, count: 100, startClientMsgID: '' };
  const { messageList } = await other.client.call(getAdvancedHistoryMessageList, input);
  const [sent] = (messageList ?? []).filter((one) => one.contentType === contentType.atText);
  const { userId } = second.credentials;
  expect(sent?.atElem).toMatchObject({
    text: `Hi @${userId} look here`,
    atUserList: [userId],
    atUsersInfo: [{ atUserID: userId, groupNickname: name }],
  });
  const row = rowWith(theirs, 'Neighbours');
  await expect(row).toContainText(wordsOf(dieu).of('chat.list')('mentionedYou'));
  await expect(row).toContainText(`Hi @${name} look here`);

  await row.click();
  await field(theirs, dieu).pressSequentially('@');
  const everyone = wordsOf(dieu).of('chat.message')('everyone');
  await members(theirs, dieu)
    .getByRole('option', { name: `@${everyone}` })
    .click();
  await field(theirs, dieu).pressSequentially('good night');
  await send(theirs, dieu).click();
  const here = `@${wordsOf(clatter).of('chat.message')('everyone')}`;
  await expect(timeline(page, clatter).getByText(here, { exact: true })).toBeVisible();
  await visitAs(page, clatter, first, paths.chat);
  await expect(rowWith(page, `${here} good night`)).toBeVisible();
  other.leave();
});
