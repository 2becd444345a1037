import { contentType } from '../../app/contract/gateway/contentType.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { field, marked, rowWith, timeline } from './support/chat.ts';
import { restOn } from './support/finger.ts';
import { clatter, members, openGroup, send } from './support/mentioning.ts';
import { wordsOf } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('a name that was changed mentions nobody, and a reload keeps one that was not', async ({
  page,
}) => {
  const { other, conversationID } = await openGroup(page);
  await field(page, clatter).pressSequentially('@');
  await members(page, clatter).getByRole('option').click();
  await page.keyboard.type('see you');
  const draft = await field(page, clatter).inputValue();
  // Left as a person leaves it: the list says that it is kept.
  await page
    .getByRole('button', { name: wordsOf(clatter).shell('back') })
    .filter({ visible: true })
    .click();
  const row = rowWith(page, draft);
  await expect(row).toContainText(wordsOf(clatter).of('chat.list')('draftTag'));
  await page.reload();
  await row.click();
  await expect(field(page, clatter)).toHaveValue(draft);
  await send(page, clatter).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);

  await field(page, clatter).pressSequentially('@');
  await members(page, clatter).getByRole('option').click();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await page.keyboard.type(' plain');
  await send(page, clatter).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(2);
  const input = { conversationID, count: 100, startClientMsgID: '' };
  const { messageList } = await other.client.call(getAdvancedHistoryMessageList, input);
  const kinds = (messageList ?? []).map((one) => one.contentType);
  expect(kinds.slice(-2)).toEqual([contentType.atText, contentType.text]);
  other.leave();
});

test('a finger that rests on a face mentions the member, as does the menu; a tap opens the person', async ({
  page,
}) => {
  const { second, other, conversationID } = await openGroup(page);
  await other.say({ groupID: conversationID.slice('group_'.length) }, 'Who brings the rope?');
  const face = page.locator('[data-sender-face]').filter({ visible: true }).last();
  await expect(face).toBeInViewport();
  const around = await face.evaluate((element) => {
    const side = (from: 'top' | 'left', to: 'bottom' | 'right'): number => {
      const { inset } = getComputedStyle(element, '::after');
      const box = element.getBoundingClientRect();
      return box[to] - box[from] - 2 * Number.parseFloat(inset);
    };
    return { width: side('left', 'right'), height: side('top', 'bottom') };
  });
  expect(Math.min(around.width, around.height)).toBeGreaterThanOrEqual(44);

  await field(page, clatter).fill('Maybe');
  await restOn(page, face, async () => {
    await expect(field(page, clatter)).toHaveValue(/^Maybe @.+ $/);
  });
  const written = await field(page, clatter).inputValue();
  await expect(field(page, clatter)).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.type('you?');
  await send(page, clatter).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  const input = { conversationID, count: 100, startClientMsgID: '' };
  const { messageList } = await other.client.call(getAdvancedHistoryMessageList, input);
  expect(messageList?.at(-1)?.atElem).toMatchObject({
    text: `Maybe @${second.credentials.userId} you?`,
    atUserList: [second.credentials.userId],
  });

  await timeline(page, clatter).getByText('Who brings the rope?').click({ button: 'right' });
  await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
  await accessible(page);
  const entry = wordsOf(clatter).of('chat.actions')('mention');
  await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
  await expect(field(page, clatter)).toHaveValue(written.slice('Maybe '.length));
  await expect(field(page, clatter)).toBeFocused();

  await face.tap();
  await expect(page).toHaveURL(new RegExp(`${paths.userInfo}.*${second.credentials.userId}`));
  other.leave();
});
