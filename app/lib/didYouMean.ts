/**
 * @returns the candidate nearest to what was written, or null where none is near enough to be meant:
 * at most one slip (wrong, missing, extra or swapped letter) per three letters. Case is not a slip.
 */
export function didYouMean(written: string, candidates: readonly string[]): string | null {
  if (written === '' || written.length > 100) return null;
  const word = written.toLowerCase();
  let nearest: string | null = null;
  let fewest = Math.floor(Math.max(word.length, 3) / 3) + 1;
  for (const candidate of candidates) {
    const slips = distance(word, candidate.toLowerCase());
    if (slips < fewest) {
      fewest = slips;
      nearest = candidate;
    }
  }
  return nearest;
}

/** Damerau–Levenshtein distance, restricted to one edit per place. */
export function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let best = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
