import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import { getAdvancedHistoryMessageList } from '../../../app/contract/gateway/functions/history.ts';
import { paths, pathToConversation } from '../../../app/core/navigation/paths.ts';
import { type GatewayPerson, joinGateway } from '../../support/gateway/person.ts';
import { type LoggedIn, signUpElsewhere } from './api.ts';
import { reach } from './ask.ts';
import { newPerson, visitAs, wordsOf } from './person.ts';
import { siteOf } from './sites.ts';
import { expect } from './test.ts';

/** Somebody at the gateway of a brand's host, beside whatever browser they use. */
export function joinAs(
  brand: Brand,
  { credentials }: LoggedIn,
  origin = siteOf(brand).origin,
): Promise<GatewayPerson> {
  const site = new URL(brand.lines.im, origin.replace(/^http/, 'ws'));
  const { hostname, host } = reach(site);
  site.hostname = hostname;
  return joinGateway(
    { url: site.href, host },
    { userID: credentials.userId, token: credentials.chatToken },
  );
}

/** Two new people, of whom the second has written to the first. */
export async function acquaint(
  first: Brand,
  second: Brand,
): Promise<{ first: LoggedIn; second: LoggedIn; other: GatewayPerson }> {
  const [one, two] = await Promise.all([
    signUpElsewhere(first, newPerson()),
    signUpElsewhere(second, newPerson()),
  ]);
  const other = await joinAs(second, two);
  await other.say({ userID: one.credentials.userId }, 'Hello there');
  return { first: one, second: two, other };
}

/** Opens a conversation as somebody who is logged in. */
export async function openChat(
  page: Page,
  brand: Brand,
  who: LoggedIn,
  peerId: string,
): Promise<void> {
  await visitAs(page, brand, who, pathToConversation(`single_${peerId}`));
  await expect(field(page, brand)).toBeVisible();
}

/** Somebody with a conversation open, and the other side of it. */
export type Chat = Awaited<ReturnType<typeof acquaint>> & {
  /** Who has the page. */
  userId: string;
  /** The other one. */
  peerId: string;
  /** What the other side has, oldest first. */
  received(): Promise<Message[]>;
  /** The words of that. */
  texts(): Promise<string[]>;
};

/**
 * Makes two people of whom the second has written to the first, and opens their conversation on the page.
 * @param before what happens before it is opened
 */
export async function beginChat(
  page: Page,
  brand: Brand,
  elsewhere: Brand,
  before?: (chat: Chat) => Promise<unknown>,
): Promise<Chat> {
  const people = await acquaint(brand, elsewhere);
  const { userId } = people.first.credentials;
  const peerId = people.second.credentials.userId;
  const received = async (): Promise<Message[]> => {
    const conversationID = conversationIdOf({ sessionType: sessionType.single, userID: userId });
    const input = { conversationID, count: 100, startClientMsgID: '' };
    const { messageList } = await people.other.client.call(getAdvancedHistoryMessageList, input);
    return messageList ?? [];
  };
  const texts = async (): Promise<string[]> => (await received()).map(({ content }) => content);
  const chat: Chat = { ...people, userId, peerId, received, texts };
  await before?.(chat);
  await openChat(page, brand, people.first, peerId);
  return chat;
}

/** Where a message is written. */
export function field(page: Page, brand: Brand): Locator {
  return page
    .getByRole('textbox', {
      name: wordsOf(brand).of('chat.conversation')('messageField'),
      exact: true,
    })
    .filter({ visible: true });
}

/** Writes a text and sends it with the button, as a finger does. */
export async function write(page: Page, brand: Brand, text: string): Promise<void> {
  await field(page, brand).fill(text);
  await page
    .getByRole('button', { name: wordsOf(brand).of('chat.conversation')('send'), exact: true })
    .filter({ visible: true })
    .click();
}

/** The messages of the conversation in front. */
export function timeline(page: Page, brand: Brand): Locator {
  return page
    .getByLabel(wordsOf(brand).of('chat.conversation')('messages'), { exact: true })
    .filter({ visible: true });
}

/** The texts shown in the conversation in front, from top to bottom. */
export function shownTexts(page: Page, brand: Brand): Promise<string[]> {
  return timeline(page, brand).locator('bdi').allTextContents();
}

/** How many messages carry a mark, such as `markSent`. */
export function marked(page: Page, brand: Brand, key: string): Locator {
  return timeline(page, brand).getByText(wordsOf(brand).of('chat.message')(key), { exact: true });
}

/** The row of the conversation list that holds a text. */
export function rowWith(page: Page, text: string): Locator {
  return page.locator(`[href^="${paths.conversation}"]`).filter({ hasText: text, visible: true });
}
