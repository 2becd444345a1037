import type { Page } from 'playwright/test';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { acquaint, field, marked, openChat, shownTexts, write } from './support/chat.ts';
import { fillLocalStorage, limitDatabases } from './support/fullStorage.ts';
import { wordsOf } from './support/person.ts';
import { setFault } from './support/sandbox.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, ready, seen, test } from './support/test.ts';

const brand = brandNamed('clatter');
const elsewhere = brandNamed('quedu');
const words = wordsOf(brand).of('chat.conversation');
const received = Array.from({ length: 40 }, (_, index) => `Message ${index + 1}`);
const texts = ['one', 'two', 'three', 'four', 'five'];
const broken = /net::ERR_|Failed to load resource|WebSocket/;

/**
 * Someone who has read everything in a conversation, on a page that does nothing more: it was loaded
 * again, and the gateway cannot be reached. Their storage is full then.
 */
async function beginFull(page: Page) {
  const { first, second, other } = await acquaint(brand, elsewhere);
  const { userId } = first.credentials;
  for (const text of received) await other.say({ userID: userId }, text);
  const conversationID = conversationIdOf({ sessionType: sessionType.single, userID: userId });
  /** What the other side wrote and this person has not read. */
  const unread = async () => {
    const start = { conversationID, count: 100, startClientMsgID: '' };
    const { messageList } = await other.client.call(getAdvancedHistoryMessageList, start);
    return (messageList ?? []).filter(({ sendID, isRead }) => sendID === other.userID && !isRead);
  };

  const fillDatabases = await limitDatabases(page, addressOf(brand, ''));
  await openChat(page, brand, first, second.credentials.userId);
  await page.getByRole('button', { name: /^\d+ new messages$/ }).click();
  await expect(seen(page, 'Message 40')).toBeInViewport();
  await expect.poll(unread).toEqual([]);
  await expect(page).toHaveTitle(/^[^(]/);

  const reach = await setFault(userId, { call: 'gateway:connect', fault: { kind: 'refuse' } });
  await page.reload();
  await ready(page);
  await expect(seen(page, 'Message 40')).toBeInViewport();
  await fillDatabases();
  return {
    other,
    before: ['Hello there', ...received],
    /** What the other side has. */
    arrived: () => other.texts(conversationID),
    /** The gateway can be reached again. */
    reach,
  };
}

test('what is sent on a full device is there after a reload, and arrives once', async ({
  page,
  misconduct,
}) => {
  const { other, before, arrived, reach } = await beginFull(page);
  for (const text of texts) {
    await write(page, brand, text);
    await expect(field(page, brand)).toHaveValue('');
  }
  const own = async () => (await shownTexts(page, brand)).slice(-texts.length);
  await expect.poll(own).toEqual(texts);
  await page.reload();
  await ready(page);
  await expect.poll(own).toEqual(texts);
  expect(await arrived()).toEqual(before);

  await reach();
  await expect(marked(page, brand, 'markSent')).toHaveCount(texts.length);
  expect(await arrived()).toEqual([...before, ...texts]);
  await page.reload();
  await ready(page);
  await expect.poll(own).toEqual(texts);
  await expect(marked(page, brand, 'markSending')).toHaveCount(0);
  expect(await arrived()).toEqual([...before, ...texts]);
  forgive(misconduct, broken);
  other.leave();
});

test('who writes where nothing can be kept is told so, with the text still in the field', async ({
  page,
  misconduct,
}) => {
  const { other, before, arrived, reach } = await beginFull(page);
  await fillLocalStorage(page);
  await write(page, brand, 'Precious');
  await expect(page.getByRole('alert').filter({ hasText: words('notKept') })).toBeInViewport();
  await expect(seen(page, wordsOf(brand).of('chat.message')('keepsNothing'))).toBeInViewport();
  await expect(field(page, brand)).toHaveValue('Precious');
  await expect(marked(page, brand, 'markSending')).toHaveCount(0);

  await write(page, brand, 'Precious');
  await expect(field(page, brand)).toHaveValue('');
  await expect(marked(page, brand, 'markSending')).toHaveCount(1);
  await expect(seen(page, wordsOf(brand).of('chat.message')('keepsNothing'))).toBeInViewport();
  expect(await arrived()).toEqual(before);
  await reach();
  // After some tries in vain up to 15 s go by before the next one.
  await expect(marked(page, brand, 'markSent')).toHaveCount(1, { timeout: 40_000 });
  expect(await arrived()).toEqual([...before, 'Precious']);
  forgive(misconduct, broken);
  other.leave();
});
