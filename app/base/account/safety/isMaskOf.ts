/**
 * @param masked number with its middle hidden, such as 138****5678.
 * @returns whether it can stand for these digits.
 */
export function isMaskOf(masked: string, digits: string): boolean {
  if (digits === '' || masked.length !== digits.length) return false;
  if (!/\d/.test(masked)) return false;
  return Array.from(masked).every((character, at) => character === '*' || character === digits[at]);
}
