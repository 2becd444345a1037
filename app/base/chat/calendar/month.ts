/** `month` from 0. */
export type Month = { year: number; month: number };

const dayLength = 86_400_000;

/** @param day as `dayNumber` */
export function monthOf(day: number): Month {
  const date = new Date(day * dayLength);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
}

/** @returns the first day of a month, as `dayNumber` */
export function firstOf({ year, month }: Month): number {
  return Date.UTC(year, month, 1) / dayLength;
}

/** @returns the month so many months later, or earlier */
export function laterMonth({ year, month }: Month, months: number): Month {
  return monthOf(Date.UTC(year, month + months, 1) / dayLength);
}

/** @returns the same day so many months later; of a shorter month its last one */
export function laterByMonths(day: number, months: number): number {
  const place = day - firstOf(monthOf(day));
  const later = laterMonth(monthOf(day), months);
  return Math.min(firstOf(later) + place, firstOf(laterMonth(later, 1)) - 1);
}

/** @returns 1 for Monday to 7 for Sunday */
export function weekdayOf(day: number): number {
  // The first of January 1970 was a Thursday.
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/**
 * @param weekStart as of `weekdayOf`
 * @returns the weeks that a month is in, seven days each; null for days of other months
 */
export function weeksOf(month: Month, weekStart: number): (number | null)[][] {
  const first = firstOf(month);
  const end = firstOf(laterMonth(month, 1));
  const start = first - ((weekdayOf(first) - weekStart + 7) % 7);
  return Array.from({ length: Math.ceil((end - start) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = start + week * 7 + place;
      return day >= first && day < end ? day : null;
    }),
  );
}

/** @param day as `dayNumber`. @returns its first moment where the device is, in milliseconds */
export function startOfDay(day: number): number {
  const date = new Date(day * dayLength);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()).getTime();
}
