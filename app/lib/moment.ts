/** The last moment of 13 digits, in the year 2286: the protocol writes none that is longer. */
export const latestMoment = 9_999_999_999_999;

/**
 * @param time milliseconds since 1970, or any number a record may hold.
 * @returns the nearest moment that a chat can have: from 1970 to `latestMoment`. What is no
 * number is 0.
 */
export function boundedMoment(time: number): number {
  if (Number.isNaN(time)) return 0;
  return Math.min(Math.max(time, 0), latestMoment);
}

/** @returns a moment as `<time>` wants it. @param time milliseconds; any number. */
export function isoMoment(time: number): string {
  return new Date(boundedMoment(time)).toISOString();
}
