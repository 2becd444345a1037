import { contentType } from '../../app/contract/gateway/contentType.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import type { GatewayPerson } from '../support/gateway/person.ts';
import { accessible, accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { field, timeline } from './support/chat.ts';
import {
  actions,
  begin,
  button,
  choose,
  clatter,
  openMenu,
  target,
  words,
} from './support/forwarding.ts';
import { wordsOf } from './support/person.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

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
