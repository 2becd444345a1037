import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { pathToConversation } from '../../../app/core/navigation/paths.ts';
import { acquaint, field } from './chat.ts';
import { visitAs, wordsOf } from './person.ts';
import { brandNamed } from './sites.ts';
import { expect } from './test.ts';

export const clatter = brandNamed('clatter');
export const dieu = brandNamed('dieu');

export const members = (page: Page, brand: Brand): Locator =>
  page.getByRole('listbox', { name: wordsOf(brand).of('chat.composer')('mentionList') });

/** On a screen with touch Enter breaks the line. */
export const send = (page: Page, brand: Brand): Locator =>
  page
    .getByRole('button', { name: wordsOf(brand).of('chat.conversation')('send'), exact: true })
    .filter({ visible: true });

export async function openGroup(page: Page) {
  const people = await acquaint(clatter, dieu);
  const { first, other } = people;
  const group = await other.createGroup('Neighbours', [first.credentials.userId]);
  const conversationID = `group_${group.groupID}`;
  await visitAs(page, clatter, first, pathToConversation(conversationID));
  await expect(field(page, clatter)).toBeVisible();
  return { ...people, conversationID };
}
