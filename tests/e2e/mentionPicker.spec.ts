import type { Page } from 'playwright/test';
import type { Brand } from '../../app/brand/brand.ts';
import { contentType } from '../../app/contract/gateway/enums.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { acquaint, field, marked, rowWith, timeline } from './support/chat.ts';
import { restOn } from './support/finger.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const dieu = brandNamed('dieu');

const members = (page: Page, brand: Brand) =>
  page.getByRole('listbox', { name: wordsOf(brand).of('chat.composer')('mentionList') });

/** On a screen with touch Enter breaks the line. */
const send = (page: Page, brand: Brand) =>
  page
    .getByRole('button', { name: wordsOf(brand).of('chat.conversation')('send'), exact: true })
    .filter({ visible: true });

async function openGroup(page: Page) {
  const people = await acquaint(clatter, dieu);
  const { first, other } = people;
  const group = await other.createGroup('Neighbours', [first.credentials.userId]);
  const conversationID = `group_${group.groupID}`;
  await visitAs(page, clatter, first, pathToConversation(conversationID));
  await expect(field(page, clatter)).toBeVisible();
  return { ...people, conversationID };
}

test('a member is chosen by the keyboard, is told of it, and calls everyone in turn', async ({
  page,
  browser,
}) => {
  const { first, second, other, conversationID } = await openGroup(page);
  const theirs = await (await browser.newContext()).newPage();
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
  await theirs.context().close();
  other.leave();
});

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
