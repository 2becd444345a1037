import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../lib/dayTime.ts';
import {
  firstOf,
  laterByMonths,
  laterMonth,
  monthOf,
  startOfDay,
  weekdayOf,
  weeksOf,
} from './month.ts';
import { stepDay } from './stepDay.ts';
import { weekStartOf } from './weekStart.ts';

const days = fc.integer({ min: 1, max: 40_000 });
const weekStarts = fc.constantFrom(1, 6, 7);

describe('a month', () => {
  it('has each of its days once, in order, under its day of the week', () => {
    fc.assert(
      fc.property(days, weekStarts, (day, weekStart) => {
        const month = monthOf(day);
        const weeks = weeksOf(month, weekStart);
        const shown = weeks.flat().filter((one) => one !== null);
        const count = firstOf(laterMonth(month, 1)) - firstOf(month);
        expect(shown).toEqual(Array.from({ length: count }, (_, index) => firstOf(month) + index));
        for (const week of weeks) {
          expect(week.some((one) => one !== null)).toBe(true);
          for (const [place, one] of week.entries()) {
            if (one !== null) expect((weekdayOf(one) - weekStart + 7) % 7).toBe(place);
          }
        }
      }),
    );
  });

  it('is the same day later, or the last one of a shorter month', () => {
    const day = (year: number, month: number, date: number) =>
      Date.UTC(year, month, date) / 86_400_000;
    expect(laterByMonths(day(2024, 0, 31), 1)).toBe(day(2024, 1, 29));
    expect(laterByMonths(day(2024, 1, 29), 12)).toBe(day(2025, 1, 28));
    expect(laterByMonths(day(2024, 2, 10), -3)).toBe(day(2023, 11, 10));
    expect(weekdayOf(day(2026, 10, 26))).toBe(4);
  });

  it('has days that begin where the device is', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayNumber(startOfDay(day))).toBe(day);
        expect(dayNumber(startOfDay(day) - 1)).toBe(day - 1);
      }),
    );
  });
});

it('keys lead to days in the range alone, and other keys nowhere', () => {
  const keys = [
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  ];
  fc.assert(
    fc.property(
      fc.tuple(days, days, days).map((some) => some.sort((left, right) => left - right)),
      fc.constantFrom(...keys),
      fc.boolean(),
      weekStarts,
      ([first = 0, day = 0, last = 0], key, shiftKey, weekStart) => {
        const next = stepDay(day, { key, shiftKey }, { weekStart, range: { first, last } });
        expect(next).toBeGreaterThanOrEqual(first);
        expect(next).toBeLessThanOrEqual(last);
      },
    ),
  );
  const place = { weekStart: 1, range: { first: 0, last: 40_000 } };
  expect(stepDay(100, { key: 'Tab', shiftKey: false }, place)).toBeNull();
  expect(stepDay(100, { key: 'ArrowDown', shiftKey: false }, place)).toBe(107);
});

it('weeks begin as they do where the language is spoken', () => {
  expect(weekStartOf('en-US')).toBe(7);
  expect(weekStartOf('es-ES')).toBe(1);
});
