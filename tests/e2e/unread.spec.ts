import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import type { Message } from '../../app/contract/gateway/entities/message.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import {
  getMultipleConversation,
  markC2CMessageAsRead,
} from '../../app/contract/gateway/functions/conversations.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import type { GatewayPerson } from '../support/gateway/person.ts';
import { signUpElsewhere } from './support/api.ts';
import { acquaint, beginChat, joinAs, rowWith, timeline, write } from './support/chat.ts';
import { goOffline } from './support/offline.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { readDownTo } from './support/reading.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const count = 60;
const words = wordsOf(clatter).of('chat.conversation');

/** What somebody wrote to a person, oldest first. */
async function writtenBy(sender: GatewayPerson, userID: string): Promise<Message[]> {
  const conversationID = conversationIdOf({ sessionType: sessionType.single, userID });
  const start = { conversationID, count: 100, startClientMsgID: '' };
  const page = await sender.client.call(getAdvancedHistoryMessageList, start);
  return (page.messageList ?? []).filter(({ sendID }) => sendID === sender.userID);
}

test('what was on screen is read, and nothing else: for the list, the other devices and the sender', async ({
  page,
}) => {
  const { first, second, other } = await acquaint(clatter, clatter);
  const self = { userID: first.credentials.userId };
  const conversationID = conversationIdOf({
    sessionType: sessionType.single,
    userID: second.credentials.userId,
  });
  for (let index = 2; index <= count; index += 1) await other.say(self, `Message ${index}`);
  const newest = rowWith(page, `Message ${count}`);
  const line = timeline(page, clatter).getByText(words('unreadFromHere'), { exact: true });
  const pill = (left: number) =>
    page.getByRole('button', { name: `${left} new messages`, exact: true });
  const elsewhere = await joinAs(clatter, first);
  const written = await writtenBy(other, self.userID);
  /** As the sender sees it. */
  const readTexts = async () =>
    (await writtenBy(other, self.userID))
      .filter(({ isRead }) => isRead)
      .map(({ content }) => content);
  const countElsewhere = async () =>
    (await elsewhere.client.call(getMultipleConversation, [conversationID]))?.[0]?.unreadCount;

  await test.step('a tap as soon as the list is there leads to the first of them', async () => {
    await visitAs(page, clatter, first, paths.chat);
    await newest.click();
    await expect(line).toBeInViewport();
    await expect(seen(page, 'Hello there')).toBeInViewport();
  });

  await test.step('37 of 60 are read', async () => {
    await readDownTo(page, clatter, 'Message 37');
    await expect(pill(count - 37)).toBeVisible();
    await expect.poll(readTexts).toEqual(written.slice(0, 37).map(({ content }) => content));
    await expect.poll(countElsewhere).toBe(23);
    await page.goBack();
    await expect(newest.getByText('23', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^\(23\) /);
  });

  await test.step('reading goes on where it stopped, also after a reload', async () => {
    await page.reload();
    await expect(newest.getByText('23', { exact: true })).toBeVisible();
    await newest.click();
    await expect(line).toBeInViewport();
    await expect(line.locator('xpath=following::bdi[1]')).toHaveText('Message 38');
    await page.goBack();
  });

  await test.step('another device of the person reads further', async () => {
    // Further than what this page has shown by now.
    const msgIDList = written.slice(0, count - 2).map(({ clientMsgID }) => clientMsgID);
    const read = { userID: second.credentials.userId, msgIDList };
    await elsewhere.client.call(markC2CMessageAsRead, read);
    await expect(newest.getByText('2', { exact: true })).toBeVisible();
    elsewhere.leave();
  });

  await test.step('who answers has seen what is new', async () => {
    await newest.click();
    await expect(line).toBeInViewport();
    await write(page, clatter, 'Thank you');
    await expect(line).toBeHidden();
    await expect.poll(readTexts).toHaveLength(count);
    await expect(page).toHaveTitle(/^[^(]/);
  });
  other.leave();
});

test('what comes all at once stays to be read, also for who was at the end', async ({
  page,
  misconduct,
}) => {
  const { first, other } = await beginChat(page, clatter, clatter);
  await expect(seen(page, 'Hello there')).toBeInViewport();
  await expect(page).toHaveTitle(/^[^(]/);
  const third = await joinAs(clatter, await signUpElsewhere(clatter, newPerson()));
  await goOffline(page);
  // The first message of many is taken in alone, and a slow machine paints it long before the others.
  await third.say({ userID: first.credentials.userId }, 'Somewhere else');
  for (let index = 1; index <= 40; index += 1) {
    await other.say({ userID: first.credentials.userId }, `Missed ${index}`);
  }
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: /^[12]\d new messages$/ })).toBeVisible();
  await expect(seen(page, 'Missed 1')).toBeInViewport();
  await expect(page).toHaveTitle(/^\([12]\d\) /);
  await readDownTo(page, clatter, 'Missed 40');
  await expect(page).toHaveTitle(/^\(1\) /);
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  other.leave();
  third.leave();
});
