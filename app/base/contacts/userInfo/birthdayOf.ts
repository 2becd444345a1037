/** Seconds of the years 1900 to 2100. */
const earliest = -2_208_988_800;
const latest = 4_102_444_800;

/**
 * @param birth seconds since 1970, as the gateway has it; 0 where nobody said.
 * @returns the day as the language writes it, '' where there is none.
 */
export function birthdayOf(birth: number, tag: string): string {
  if (birth === 0 || !(birth >= earliest && birth < latest)) return '';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(birth * 1_000);
}
