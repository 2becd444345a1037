import type { Locator, Page } from 'playwright/test';
import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import { pathToConversation } from '../../../app/core/navigation/paths.ts';
import { type LoggedIn, signUpElsewhere } from './api.ts';
import { field, joinAs, timeline } from './chat.ts';
import { newPerson, visitAs, wordsOf } from './person.ts';
import { brandNamed } from './sites.ts';
import { expect } from './test.ts';

const clatter = brandNamed('clatter');

/** Three people and a group of them, which the first has made. */
export async function groupOfThree(name: string) {
  const [one, two, three] = (await Promise.all(
    [newPerson(), newPerson(), newPerson()].map((who) => signUpElsewhere(clatter, who)),
  )) as [LoggedIn, LoggedIn, LoggedIn];
  const owner = await joinAs(clatter, one);
  const others = [two.credentials.userId, three.credentials.userId];
  const { groupID } = await owner.createGroup(name, others);
  const path = pathToConversation(conversationIdOf({ sessionType: sessionType.group, groupID }));
  return { one, two, three, owner, groupID, path };
}

/** Opens a conversation of the group, as one of them. */
export async function openGroup(page: Page, who: LoggedIn, path: string): Promise<void> {
  await visitAs(page, clatter, who, path);
  await expect(field(page, clatter)).toBeVisible();
}

/** What says under a message how many have read it. */
export const readBy = (page: Page, count: number): Locator =>
  timeline(page, clatter).getByRole('button', {
    name: wordsOf(clatter)
      .of('chat.conversation')('readBy_other')
      .replace('{{count}}', String(count)),
    exact: true,
  });
