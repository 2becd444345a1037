import { dayNumber } from '../../app/lib/dayTime.ts';
import { textOf } from '../support/reading/manyTexts.ts';
import { clatter, dateWords, day, openCalendar, openRead } from './support/calendar.ts';
import { goOffline } from './support/offline.ts';
import { wordsOf } from './support/person.ts';
import { expect, forgive, seen, test } from './support/test.ts';

test('without a connection, the calendar says what it cannot lead to', async ({
  page,
  misconduct,
}) => {
  const talk = await openRead(page);
  talk.other.leave();
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
