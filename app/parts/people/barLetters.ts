/**
 * Letters of an index bar that has no room for all of them, evenly spread, the first and the last
 * always there. The others are between them, for a finger that moves along.
 * @param most letters that fit.
 */
export function barLetters(letters: readonly string[], most: number): readonly string[] {
  if (letters.length <= most) return letters;
  const count = Math.max(1, Math.floor(most));
  if (count === 1) return letters.slice(0, 1);
  return Array.from(
    { length: count },
    (_, at) => letters[Math.round((at * (letters.length - 1)) / (count - 1))] ?? '',
  );
}

/**
 * @param part how far down the bar a finger is: 0 at its top, 1 at its end; may be beyond either.
 * @returns the letter there.
 */
export function letterAt(letters: readonly string[], part: number): string | null {
  const at = Math.floor(part * letters.length);
  return letters[Math.min(letters.length - 1, Math.max(0, at))] ?? null;
}
