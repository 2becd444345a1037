/** Pixels of a character at the sizes of the header: its name is large, its totals are small. */
const large = 9.4;
const small = 6.7;
/** Between the parts of the line. */
const gap = 12;
const roomOf = { narrow: 288, usual: 343 } as const;

/** @returns whether a month's name and its totals find room in one line of a phone, by their length. */
export function fitsBeside(
  name: string,
  totals: readonly string[],
  screen: keyof typeof roomOf,
): boolean {
  const needed = totals.reduce(
    (sum, text) => sum + gap + lengthOf(text) * small,
    lengthOf(name) * large,
  );
  return needed <= roomOf[screen];
}

/** Characters; Chinese ones are twice as wide as the others. */
function lengthOf(text: string): number {
  return [...text].reduce((sum, char) => sum + (/\p{Script=Han}/u.test(char) ? 2 : 1), 0);
}
