import { boundedMoment } from './moment.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Days of a month and of a year, as the distance is counted. */
const month = 30 * day;
const year = 365 * day;

/** How long ago something was, in the unit a person would say it in. */
export type Distance = { unit: 'now' } | { unit: PastUnit; count: number };

type PastUnit = 'minute' | 'hour' | 'day' | 'month' | 'year';

/**
 * Under 5 minutes just now, then minutes, hours, days under 30, then months or years
 * (specification, section 9). What lies ahead, by a clock that is wrong, is just now.
 * @param then moment, in seconds or milliseconds since 1970.
 * @param now in milliseconds since 1970.
 */
export function distanceOf(then: number, now: number): Distance {
  const seconds = Math.floor((now - toMilliseconds(then)) / 1000);
  if (seconds < 5 * minute) return { unit: 'now' };
  if (seconds < hour) return { unit: 'minute', count: Math.floor(seconds / minute) };
  if (seconds < day) return { unit: 'hour', count: Math.floor(seconds / hour) };
  if (seconds < month) return { unit: 'day', count: Math.floor(seconds / day) };
  if (seconds < year) return { unit: 'month', count: Math.floor(seconds / month) };
  return { unit: 'year', count: Math.floor(seconds / year) };
}

/**
 * @returns the moment in milliseconds, as `boundedMoment`: numbers of up to 10 digits are seconds
 * (section 9).
 */
export function toMilliseconds(moment: number): number {
  return boundedMoment(Math.abs(moment) < 10_000_000_000 ? moment * 1000 : moment);
}

type Wording = {
  /** BCP 47 tag of the language. */
  tag: string;
  /** What stands for `now`, which Intl has no word for. */
  justNow: string;
};

/** @returns the distance in words, such as “5 minutes ago” or “yesterday”. */
export function formatDistance(distance: Distance, { tag, justNow }: Wording): string {
  if (distance.unit === 'now') return justNow;
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return format.format(-distance.count, distance.unit);
}
