import type { PeriodDays } from '../../app/contract/fields/period.ts';

export type Period = {
  days?: PeriodDays | undefined;
  month?: string | undefined;
  timeZone: string;
};

/** From the first moment up to, and without, the last; in milliseconds. */
export type Range = { from: number; to: number };

const hour = 3_600_000;
/** No place is further from UTC. */
const farthest = 15 * hour;

/** @returns the moments of a period in its time zone; everything where it names no time. */
export function rangeOf({ days, month, timeZone }: Period, now: number): Range {
  if (month !== undefined) return monthRange(month, timeZone);
  if (days === undefined) return { from: 0, to: Number.MAX_SAFE_INTEGER };
  const [year = 0, monthNumber = 0, day = 0] = dayAt(now, dayFormat(timeZone))
    .split('-')
    .map(Number);
  const first = Date.UTC(year, monthNumber - 1, day - Math.max(0, days - 1));
  return { from: startOfDay(first, timeZone), to: Number.MAX_SAFE_INTEGER };
}

/** @returns the moments of a month such as 2026-03 in a time zone. */
export function monthRange(month: string, timeZone: string): Range {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  return {
    from: startOfDay(Date.UTC(year, monthNumber - 1, 1), timeZone),
    to: startOfDay(Date.UTC(year, monthNumber, 1), timeZone),
  };
}

/** @returns says in which month of a time zone a moment is, such as 2026-03. */
export function monthNamer(timeZone: string): (moment: number) => string {
  const format = dayFormat(timeZone);
  return (moment) => dayAt(moment, format).slice(0, 7);
}

/**
 * The first moment that is on this day there. Not every day begins at midnight, and some places have
 * left a day out: then it is the first moment after.
 * @param day its midnight in UTC
 */
function startOfDay(day: number, timeZone: string): number {
  const format = dayFormat(timeZone);
  const wanted = new Date(day).toISOString().slice(0, 10);
  let [before, after] = [day - farthest, day + farthest];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(middle, format) < wanted) before = middle;
    else after = middle;
  }
  return after;
}

/** Such as 2026-03-09. */
function dayAt(moment: number, format: Intl.DateTimeFormat): string {
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`;
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const fields = {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ calendar: 'gregory', numberingSystem: 'latn' },
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone });
  } catch {
    // A zone this machine does not know counts as UTC.
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone: 'UTC' });
  }
}
