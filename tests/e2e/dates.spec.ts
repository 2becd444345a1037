import { laterByMonths } from '../../app/base/chat/calendar/month.ts';
import { dayNumber } from '../../app/lib/dayTime.ts';
import { textOf } from '../support/reading/manyTexts.ts';
import { accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { clatter, dateWords, day, openCalendar, openRead, words } from './support/calendar.ts';
import { shownTexts, timeline } from './support/chat.ts';
import { recordFrames } from './support/drift.ts';
import { wheelTo } from './support/reading.ts';
import { expect, seen, test } from './support/test.ts';

test('a calendar leads to the first message of a day, and back', async ({ page }) => {
  await followDevice(page);
  const talk = await openRead(page, () => recordFrames(page, words('messages')));
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
