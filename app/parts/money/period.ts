import { type PeriodDays, periodDays } from '../../contract/fields/period.ts';

/** The time a list of money records is about. */
export type Period =
  | { kind: 'days'; days: PeriodDays }
  /** Such as 2026-03. */
  | { kind: 'month'; month: string }
  | { kind: 'everything' };

export const defaultPeriod: Period = { kind: 'days', days: 30 };

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** @returns the period that a page's address names; what is no period is the usual one. */
export function readPeriod(search: URLSearchParams): Period {
  const month = search.get('month');
  if (month !== null && monthPattern.test(month)) return { kind: 'month', month };
  const written = search.get('days');
  if (written === 'all') return { kind: 'everything' };
  const days = periodDays.find((one) => String(one) === written);
  return days === undefined ? defaultPeriod : { kind: 'days', days };
}

/** @returns the address with that period; the usual one is not written. */
export function writePeriod(search: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('days');
  next.delete('month');
  if (period.kind === 'month') next.set('month', period.month);
  else if (period.kind === 'everything') next.set('days', 'all');
  else if (!isSamePeriod(period, defaultPeriod)) next.set('days', String(period.days));
  return next;
}

export function isSamePeriod(one: Period, other: Period): boolean {
  if (one.kind === 'days') return other.kind === 'days' && one.days === other.days;
  if (one.kind === 'month') return other.kind === 'month' && one.month === other.month;
  return other.kind === 'everything';
}

/**
 * @param now milliseconds. @param count how many.
 * @returns the last months of the device's time zone, this one first, such as 2026-03.
 */
export function lastMonths(now: number, count: number): string[] {
  const date = new Date(now);
  return Array.from({ length: count }, (_, at) => {
    const month = new Date(date.getFullYear(), date.getMonth() - at, 1);
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`;
  });
}

/**
 * @param month such as 2026-03. @param now milliseconds.
 * @returns whether a period has all of the month, as far as it has come, in the device's time zone.
 */
export function holdsMonth(period: Period, month: string, now: number): boolean {
  if (period.kind !== 'days') return true;
  const [year = '', number = ''] = month.split('-');
  const today = new Date(now);
  // Today counts: seven days begin six days before it.
  const back = Math.max(period.days - 1, 0);
  const start = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back);
  return start.getTime() <= new Date(Number(year), Number(number) - 1, 1).getTime();
}

/** @param month such as 2026-03. @param tag BCP 47. @returns its name with the year. */
export function monthName(month: string, tag: string): string {
  const [year = '', number = ''] = month.split('-');
  const time = new Date(Number(year), Number(number) - 1, 1);
  const name = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long' }).format(time);
  const [first = ''] = name;
  return first.toLocaleUpperCase(tag) + name.slice(first.length);
}
