/** Up to here every digit is shown: `8,204` is no longer than `8.2K`, and says more. */
const firstAbbreviated = 10_000;

/**
 * How many there are, where the last of them do not matter, as the language itself shortens it: 万 and 亿 in
 * Chinese, `24K` in English, `24 mil` in Spanish; always rounded down.
 * @param count not below zero
 * @param tag BCP 47 of the language
 */
export function abbreviateCount(count: number, tag: string): string {
  const isShort = count < firstAbbreviated;
  const shortened = { notation: 'compact', roundingMode: 'trunc' } as const;
  return new Intl.NumberFormat(tag, isShort ? {} : shortened).format(count);
}
