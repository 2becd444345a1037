import type { Page } from 'playwright/test';
import { dayNames } from '../../app/base/chat/calendar/dayNames.ts';
import { laterByMonths } from '../../app/base/chat/calendar/month.ts';
import { localeInfo } from '../../app/brand/locales.ts';
import { dayNumber } from '../../app/lib/dayTime.ts';
import { sayMany, textOf } from '../support/reading/manyTexts.ts';
import { accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { acquaint, joinAs, openChat, shownTexts, timeline } from './support/chat.ts';
import { recordFrames } from './support/drift.ts';
import { goOffline } from './support/offline.ts';
import { wordsOf } from './support/person.ts';
import { wheelTo } from './support/reading.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, seen, takesKeys, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.conversation');
const menuWords = wordsOf(clatter).of('chat.menu');
const dateWords = wordsOf(clatter).of('chat.calendar');
const names = dayNames(localeInfo[clatter.locale].tag);

const day = (page: Page, which: number) =>
  page.getByRole('dialog').getByRole('button', { name: names.whole(which), exact: true });

async function openCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: words('chatMenu'), exact: true }).tap();
  await page.getByRole('menuitem', { name: menuWords('menuDate'), exact: true }).tap();
  await expect(page.getByRole('grid')).toBeVisible();
  await takesKeys(page.getByRole('dialog'));
}

test('a calendar leads to the first message of a day, and back', async ({ page }) => {
  await followDevice(page);
  const talk = await acquaint(clatter, clatter);
  const self = talk.first.credentials.userId;
  await sayMany(talk.other, self, 150);
  const elsewhere = await joinAs(clatter, talk.first);
  await elsewhere.read(`single_${talk.other.userID}`);
  elsewhere.leave();
  await recordFrames(page, words('messages'));
  await openChat(page, clatter, talk.first, talk.other.userID);
  await expect.poll(() => shownTexts(page, clatter)).toContain(textOf(149));
  const today = dayNumber(Date.now());

  await test.step('who closes it is back at the menu', async () => {
    await openCalendar(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(page.getByRole('button', { name: words('chatMenu'), exact: true })).toBeFocused();
  });

  await test.step('keys go through the days, and no further than today', async () => {
    await openCalendar(page);
    await accessibleInBothSchemes(page);
    await day(page, today).focus();
    await page.keyboard.press('ArrowRight');
    await expect(day(page, today)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(day(page, today - 1)).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(
      page.getByRole('dialog').getByRole('button', { name: dateWords('nextMonth') }),
    ).toBeEnabled();
    await page.keyboard.press('PageDown');
    // After a 31st, a shorter month leads back to its own last day.
    const back = laterByMonths(laterByMonths(today - 1, -1), 1);
    await expect(day(page, back)).toBeFocused();
  });

  await test.step('a day of which the device has nothing leads to the first message after it', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(seen(page, 'Hello there')).toBeInViewport();
    expect(await shownTexts(page, clatter)).not.toContain(textOf(149));
  });

  await test.step('and the way back to where the person was', async () => {
    await page.getByRole('button', { name: words('backToPlace'), exact: true }).tap();
    await expect(seen(page, textOf(149))).toBeInViewport();
  });

  await test.step('a touch of the day that stands over the messages opens it, too', async () => {
    await timeline(page, clatter).hover();
    await wheelTo(page, clatter, -120, textOf(120));
    const floating = page.locator('[aria-hidden="true"] > button').filter({ visible: true });
    // It goes a second after the last turn of the wheel, and a tap takes longer on a busy machine.
    let isTapped = false;
    const tap = floating.tap().finally(() => {
      isTapped = true;
    });
    while (!isTapped) await page.mouse.wheel(0, -2);
    await tap;
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('grid')).toHaveCount(0);
  });
  talk.other.leave();
});

test('without a connection, the calendar says what it cannot lead to', async ({
  page,
  misconduct,
}) => {
  const talk = await acquaint(clatter, clatter);
  await sayMany(talk.other, talk.first.credentials.userId, 150);
  const elsewhere = await joinAs(clatter, talk.first);
  await elsewhere.read(`single_${talk.other.userID}`);
  elsewhere.leave();
  talk.other.leave();
  await openChat(page, clatter, talk.first, talk.other.userID);
  await expect.poll(() => shownTexts(page, clatter)).toContain(textOf(149));
  const today = dayNumber(Date.now());
  await openCalendar(page);
  await page
    .getByRole('button', { name: wordsOf(clatter).of('common')('close'), exact: true })
    .tap();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await goOffline(page);
  forgive(misconduct, /./);
  await openCalendar(page);
  // By keys: on the first of a month, the day before is in another one.
  await day(page, today).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(day(page, today - 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(dateWords('dateOffline'), { exact: true })).toBeVisible();
  await expect(seen(page, textOf(149))).toBeInViewport();
});
