/** Digits of a fund password. */
export const pinLength = 6;

/**
 * Reads what was typed, pasted or filled in.
 * @returns at most six ASCII digits; null where it is none, so that what was there stays.
 */
export function readPin(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s-]/gu, '');
  return /^\d{0,6}$/.test(digits) ? digits : null;
}

/**
 * @param key `0` to `9` or `Backspace`; any other changes nothing.
 * @returns the digits after a key of the pad.
 */
export function withKey(digits: string, key: string): string {
  if (key === 'Backspace') return digits.slice(0, -1);
  return /^\d$/.test(key) && digits.length < pinLength ? digits + key : digits;
}
