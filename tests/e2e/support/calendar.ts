import type { Locator, Page } from 'playwright/test';
import { dayNames } from '../../../app/base/chat/calendar/dayNames.ts';
import { localeInfo } from '../../../app/brand/locales.ts';
import { sayMany, textOf } from '../../support/reading/manyTexts.ts';
import { acquaint, joinAs, openChat, shownTexts } from './chat.ts';
import { wordsOf } from './person.ts';
import { brandNamed } from './sites.ts';
import { expect, takesKeys } from './test.ts';

export const clatter = brandNamed('clatter');
export const words = wordsOf(clatter).of('chat.conversation');
export const dateWords = wordsOf(clatter).of('chat.calendar');
const menuWords = wordsOf(clatter).of('chat.menu');
const names = dayNames(localeInfo[clatter.locale].tag);

export const day = (page: Page, which: number): Locator =>
  page.getByRole('dialog').getByRole('button', { name: names.whole(which), exact: true });

export async function openCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: words('chatMenu'), exact: true }).tap();
  await page.getByRole('menuitem', { name: menuWords('menuDate'), exact: true }).tap();
  await expect(page.getByRole('grid')).toBeVisible();
  await takesKeys(page.getByRole('dialog'));
}

/** Opens a conversation of 150 texts, all read, at its end. @param before what happens before it opens */
export async function openRead(page: Page, before?: () => Promise<void>) {
  const talk = await acquaint(clatter, clatter);
  await sayMany(talk.other, talk.first.credentials.userId, 150);
  const elsewhere = await joinAs(clatter, talk.first);
  await elsewhere.read(`single_${talk.other.userID}`);
  elsewhere.leave();
  await before?.();
  await openChat(page, clatter, talk.first, talk.other.userID);
  await expect.poll(() => shownTexts(page, clatter)).toContain(textOf(149));
  return talk;
}
