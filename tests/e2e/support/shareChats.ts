import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { getAdvancedHistoryMessageList } from '../../../app/contract/gateway/functions/history.ts';
import type { GatewayPerson } from '../../support/gateway/person.ts';
import { beginChat } from './chat.ts';
import { shownButton } from './choose.ts';
import { installed } from './offline.ts';
import { wordsOf } from './person.ts';
import { brandNamed } from './sites.ts';
import { expect } from './test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.forward');

/** Where a text that is shared can be changed. */
export const textField = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('textbox', { name: words('shareText'), exact: true });

/** Somebody with two chats: one person, and the group in which both are. */
export async function beginChats(page: Page) {
  const name = `Kites ${randomInt(1e8, 1e9)}`;
  let groupID = '';
  const chat = await beginChat(page, clatter, clatter, async ({ userId, other }) => {
    groupID = (await other.createGroup(name, [userId])).groupID;
  });
  await installed(page);
  return { ...chat, chats: [`single_${chat.userId}`, `group_${groupID}`] };
}

/** What is in the chats, without what was there before: kinds, and of texts their words. */
export async function cameIn(person: GatewayPerson, chats: readonly string[], from: string) {
  const read = chats.map(async (conversationID) => {
    const input = { conversationID, count: 100, startClientMsgID: '' };
    const { messageList } = await person.client.call(getAdvancedHistoryMessageList, input);
    return (messageList ?? []).filter(({ sendID }) => sendID === from);
  });
  return Promise.all(read);
}

/** Chooses the first so many chats, and opens what is about to be sent. */
export async function chooseChats(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('checkbox').filter({ visible: true });
  await expect(boxes).toHaveCount(count);
  for (let index = 0; index < count; index += 1) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
    await expect(boxes.nth(index)).toBeChecked();
  }
  await shownButton(page, words('sendCount').replace('{{count}}', String(count))).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
