import type { Locator, Page } from 'playwright/test';
import { paths } from '../../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './api.ts';
import { acquaint, joinAs } from './chat.ts';
import { newPerson, wordsOf } from './person.ts';
import { brandNamed } from './sites.ts';

export const clatter = brandNamed('clatter');
export const list = wordsOf(clatter).of('chat.list');

/** Somebody to whom two people have written, of whom `other` wrote last. */
export async function begin() {
  const [{ first, other }, third] = await Promise.all([
    acquaint(clatter, clatter),
    signUpElsewhere(clatter, newPerson()).then((who) => joinAs(clatter, who)),
  ]);
  const self = { userID: first.credentials.userId };
  await third.say(self, 'Earlier');
  await other.say(self, 'Later');
  return { first, other, third, self };
}

export const rows = (page: Page): Locator => page.locator(`li [href^="${paths.conversation}"]`);

/** An entry of the menu that is open. */
export const item = (page: Page, key: string): Locator =>
  page.getByRole('menuitem', { name: list(key), exact: true });
