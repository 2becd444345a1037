import { laterByMonths, weekdayOf } from './month.ts';

/** Days that can be chosen, as `dayNumber`. */
export type DayRange = { first: number; last: number };

type Key = { key: string; shiftKey: boolean };

/**
 * The keys of a grid of days, as the ARIA practices have them: arrows by days and weeks, Home and End within
 * the week, Page Up and Down by months, with Shift by years.
 * @returns where the key leads, within the range; null for another key
 */
export function stepDay(
  day: number,
  { key, shiftKey }: Key,
  { weekStart, range }: { weekStart: number; range: DayRange },
): number | null {
  const place = (weekdayOf(day) - weekStart + 7) % 7;
  const months = shiftKey ? 12 : 1;
  const next = {
    ArrowLeft: day - 1,
    ArrowRight: day + 1,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: day - place,
    End: day + 6 - place,
    PageUp: laterByMonths(day, -months),
    PageDown: laterByMonths(day, months),
  }[key];
  return next === undefined ? null : within(next, range);
}

/** @returns the day nearest to one in a range */
export function within(day: number, { first, last }: DayRange): number {
  return Math.max(first, Math.min(day, last));
}
