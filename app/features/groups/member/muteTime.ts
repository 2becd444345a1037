const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds that a mute can last at one press, in the order offered. */
export const muteLengths = [10 * minute, hour, 12 * hour, day] as const;

export type MuteUnit = 'minute' | 'hour' | 'day';
export const muteUnits: Readonly<Record<MuteUnit, number>> = { minute, hour, day };

/** Seconds of the longest mute that the app offers. */
export const longestMute = 365 * day;

/** @returns how long something takes, in whole units that no time is lost in: 90 minutes, 12 hours, 1 day */
export function lengthIn(seconds: number): { unit: MuteUnit; count: number } {
  const whole = Math.max(minute, seconds);
  if (whole % day === 0) return { unit: 'day', count: whole / day };
  if (whole % hour === 0) return { unit: 'hour', count: whole / hour };
  return { unit: 'minute', count: Math.ceil(whole / minute) };
}

/**
 * @returns what is left of a mute, rounded, in the largest unit of which two or more are left, or exactly one. It is
 * never less than a minute: the clock of the device is not quite that of the gateway. Null where nothing is left
 */
export function muteLeft(
  /** Seconds since 1970. */
  end: number,
  /** Milliseconds. */
  now: number,
): { unit: MuteUnit; count: number } | null {
  const left = end - now / 1_000;
  if (left <= 0) return null;
  const minutes = Math.max(1, Math.round(left / minute));
  if (minutes === 60) return { unit: 'hour', count: 1 };
  if (minutes < 120) return { unit: 'minute', count: minutes };
  const hours = Math.round(minutes / 60);
  if (hours === 24) return { unit: 'day', count: 1 };
  if (hours < 48) return { unit: 'hour', count: hours };
  return { unit: 'day', count: Math.round(minutes / (24 * 60)) };
}
