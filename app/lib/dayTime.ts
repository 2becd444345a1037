import { boundedMoment } from './moment.ts';

/** @returns the number of a moment's day in the device's time zone; days that follow differ by 1. */
export function dayNumber(time: number): number {
  const date = new Date(boundedMoment(time));
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** @returns milliseconds until the device's next midnight; at least 1. */
export function untilMidnight(now: number): number {
  const date = new Date(boundedMoment(now));
  const next = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
  return Math.max(1, next - date.getTime());
}

const styles = {
  clock: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'short' },
  longWeekday: { weekday: 'long' },
  date: { month: 'short', day: 'numeric' },
  dateOfYear: { year: 'numeric', month: 'short', day: 'numeric' },
  shortDate: { year: '2-digit', month: 'numeric', day: 'numeric' },
  moment: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one costs more than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function written(time: number, tag: string, style: keyof typeof styles): string {
  const key = `${style} ${tag}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, styleIn(tag, style));
    formats.set(key, format);
  }
  return format.format(boundedMoment(time));
}

/** Vietnamese writes months as numbers: its own short form is what only programs write. */
function styleIn(tag: string, style: keyof typeof styles): Intl.DateTimeFormatOptions {
  const known = styles[style];
  return tag.startsWith('vi') && 'month' in known ? { ...known, month: 'numeric' } : known;
}

/** @returns hours and minutes, as the language writes them. @param time milliseconds. */
export function clockTime(time: number, tag: string): string {
  return written(time, tag, 'clock');
}

/** @returns day, month, hours and minutes. @param time milliseconds. */
export function momentTime(time: number, tag: string): string {
  return written(time, tag, 'moment');
}

/**
 * When something was, as short as a row of a list has room: the time today, then the day's name, then
 * its date.
 * @param time milliseconds. @param today as `dayNumber`.
 */
export function shortTime(time: number, today: number, tag: string): string {
  const age = today - dayNumber(time);
  if (age <= 0) return clockTime(time, tag);
  if (age === 1) return relativeDay(-1, tag);
  if (age < 7) return capitalised(written(time, tag, 'weekday'), tag);
  return written(time, tag, isThisYear(time, today) ? 'date' : 'shortDate');
}

/** Name of a day above its messages. @param time milliseconds. @param today as `dayNumber`. */
export function dayName(time: number, today: number, tag: string): string {
  const age = today - dayNumber(time);
  if (age === 0 || age === 1) return relativeDay(-age, tag);
  if (age > 0 && age < 7) return capitalised(written(time, tag, 'longWeekday'), tag);
  return written(time, tag, isThisYear(time, today) ? 'date' : 'dateOfYear');
}

function isThisYear(time: number, today: number): boolean {
  return (
    new Date(boundedMoment(time)).getFullYear() === new Date(today * 86_400_000).getUTCFullYear()
  );
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function relativeDay(days: number, tag: string): string {
  let format = relativeFormats.get(tag);
  if (!format) {
    format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
    relativeFormats.set(tag, format);
  }
  return capitalised(format.format(days, 'day'), tag);
}

/** It stands alone, so it begins as a sentence does. */
function capitalised(words: string, tag: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase(tag) + words.slice(first.length);
}
