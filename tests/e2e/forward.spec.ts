import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { contentType } from '../../app/contract/gateway/enums.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import type { GatewayPerson } from '../support/gateway/person.ts';
import { accessible, accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { beginChat, field, timeline } from './support/chat.ts';
import { goOffline } from './support/offline.ts';
import { wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.forward');
const actions = wordsOf(clatter).of('chat.actions');

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const target = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name, exact: true }).filter({ visible: true });

async function openMenu(page: Page, text: string, action: string): Promise<void> {
  await timeline(page, clatter).getByText(text, { exact: true }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: actions(action), exact: true }).click();
}

async function choose(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await target(page, name).focus();
    await page.keyboard.press('Space');
    await expect(target(page, name)).toBeChecked();
  }
  await button(page, words('sendCount').replace('{{count}}', String(names.length))).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Somebody who is written to, and the group in which both are. */
async function begin(page: Page) {
  const name = `Kites ${randomInt(1e8, 1e9)}`;
  let groupID = '';
  const { userId, other } = await beginChat(page, clatter, clatter, async ({ userId, other }) => {
    const group = await other.createGroup(name, [userId]);
    groupID = `group_${group.groupID}`;
    await other.say({ userID: userId }, 'See you at seven');
  });
  await seen(page, 'See you at seven').waitFor();
  return { self: { userID: userId }, other, name, groupID };
}

async function typesOf(person: GatewayPerson, conversationID: string): Promise<number[]> {
  const input = { conversationID, count: 100, startClientMsgID: '' };
  const { messageList } = await person.client.call(getAdvancedHistoryMessageList, input);
  return (messageList ?? []).map((message) => message.contentType);
}

test('a message is forwarded to a group with a note, once, also with a double press', async ({
  page,
}) => {
  const { other, name, groupID } = await begin(page);
  await openMenu(page, 'Hello there', 'forward');
  await expect(page).toHaveURL(addressOf(clatter, paths.forward));
  await expect(target(page, name)).toBeVisible();
  await accessible(page);
  await page.getByRole('searchbox', { name: words('search'), exact: true }).fill(name);
  await choose(page, [name]);
  await accessible(page);
  await page.getByRole('textbox', { name: words('note'), exact: true }).fill('Look at this');
  await button(page, words('send')).dblclick();
  await expect(page).toHaveURL(addressOf(clatter, pathToConversation(`single_${other.userID}`)));
  await expect(field(page, clatter)).toBeVisible();
  await expect
    .poll(async () => (await other.texts(groupID)).slice(-2))
    .toEqual(['Hello there', 'Look at this']);
  expect(await other.texts(groupID)).toHaveLength(3);
  other.leave();
});

test('several messages are combined into a record, which opens and closes by the way back', async ({
  page,
}) => {
  await followDevice(page);
  const { other, name, groupID } = await begin(page);
  const merged = wordsOf(clatter).of('chat.message')('merged');
  await openMenu(page, 'Hello there', 'select');
  await timeline(page, clatter).getByRole('checkbox').last().press('Space');
  await button(page, actions('forwardMerged')).click();
  await choose(page, [name]);
  await accessibleInBothSchemes(page);
  await button(page, words('send')).click();
  await expect.poll(() => typesOf(other, groupID)).toContain(contentType.merger);

  await page.goto(addressOf(clatter, pathToConversation(groupID)));
  const card = timeline(page, clatter).getByRole('button').filter({ hasText: merged });
  await expect(card).toContainText('See you at seven');
  await card.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('article')).toHaveCount(2);
  await expect(sheet).toContainText('Hello there');
  await accessibleInBothSchemes(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(card).toBeFocused();
  other.leave();
});

test('what is forwarded without a connection is kept and sent once', async ({
  page,
  misconduct,
}) => {
  const { other, name, groupID } = await begin(page);
  await openMenu(page, 'Hello there', 'forward');
  await choose(page, [name]);
  await goOffline(page);
  await expect(page.getByText(words('goesLater'), { exact: true })).toBeVisible();
  await button(page, words('send')).click();
  await expect(field(page, clatter)).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => other.texts(groupID), { timeout: 30_000 }).toContain('Hello there');
  expect((await other.texts(groupID)).filter((text) => text === 'Hello there')).toHaveLength(1);
  // A reload of the page has nothing to forward any more.
  await page.goto(addressOf(clatter, paths.forward));
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  other.leave();
});
