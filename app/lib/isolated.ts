/** Letters that run from right to left, and characters that turn the direction. */
const turning =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * @returns the words of somebody, set apart where they could turn around the sentence they become
 * part of (UAX #9, 6.3). For texts without elements: titles of windows, labels, what is said aloud.
 */
export function isolated(words: string): string {
  return turning.test(words) ? `\u2068${words}\u2069` : words;
}
