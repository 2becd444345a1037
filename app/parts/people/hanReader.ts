import { type HanLetters, hanLetter } from './hanLetter.ts';

/** Where the syllables of pinyin stand in the order of a Chinese collator: what `loadHanSyllables` loads. */
export type HanSyllables = typeof import('virtual:han-syllables');

/** Each character is looked up once: thousands of names are made of a few hundred. */
export type HanReader = {
  /** Letters that a character can be read by, a to z: what is known of it at once. '' of one that is not Chinese. */
  initialsOf: (character: string) => string;
  /** Whole syllables without tones, or the first letter alone where no more is known: takes a search in an order. */
  readingsOf: (character: string) => readonly string[];
};

/**
 * Loads the syllables of Chinese characters, 5 KB.
 * @throws where they do not come; the next call tries again.
 */
export function loadHanSyllables(): Promise<HanSyllables> {
  return import('virtual:han-syllables');
}

/**
 * The browser sorts Chinese characters by pinyin: a character is read as the last syllable that begins before it.
 * Where it sorts them otherwise, or where the letter says that it has misplaced one, the letter is what remains.
 * @param syllables null: each character is read as its first letter
 * @param compare in the order of pinyin
 */
export function createHanReader(
  letters: HanLetters,
  syllables: HanSyllables | null,
  compare?: (one: string, other: string) => number,
): HanReader {
  const place = syllables && placesOf(syllables, compare ?? chineseOrder());
  const letterOf = (character: string): string =>
    (hanLetter(character, letters) ?? '').toLowerCase();
  const read = (character: string): readonly string[] => {
    const letter = letterOf(character);
    const others = place?.others.get(character) ?? [];
    const hasOthers = others.length > 0;
    if (letter === '' && !hasOthers) return [];
    const own = place?.syllableOf(character, hasOthers ? '' : letter) ?? '';
    if (own !== '' || hasOthers) return [own, ...others].filter(Boolean).flatMap(typed);
    return [letter];
  };
  const readingsOf = once(read);
  const initialsOf = once((character) =>
    place?.others.has(character)
      ? readingsOf(character)
          .map((reading) => reading.charAt(0))
          .join('')
      : letterOf(character),
  );
  return { initialsOf, readingsOf };
}

const chineseOrder = () => new Intl.Collator('zh-u-co-pinyin').compare;

/** @returns the same, asked once of each character */
function once<Answer>(ask: (character: string) => Answer): (character: string) => Answer {
  const known = new Map<string, Answer>();
  return (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const answer = ask(character);
    known.set(character, answer);
    return answer;
  };
}

/** @returns a syllable as it is typed without marks: lü is lu or lv */
function typed(syllable: string): string[] {
  return syllable.includes('ü')
    ? [syllable.replace('ü', 'u'), syllable.replace('ü', 'v')]
    : [syllable];
}

/** @returns finds the place of a character; null where the collator does not sort by pinyin */
function placesOf(
  { syllables, firsts, others, misplaced }: HanSyllables,
  compare: (one: string, other: string) => number,
) {
  const names = syllables.split(' ');
  const first = [...firsts];
  if (first.some((one, rank) => rank > 0 && compare(first[rank - 1] ?? '', one) >= 0)) return null;
  const further = new Map<string, string[]>();
  for (const [syllable, characters] of Object.entries(others)) {
    for (const one of characters) further.set(one, [...(further.get(one) ?? []), syllable]);
  }
  const ends = new Map<string, { low: number; high: number }>();
  for (const [rank, name] of names.entries()) {
    const letter = name.charAt(0);
    ends.set(letter, { low: ends.get(letter)?.low ?? rank, high: rank + 1 });
  }
  ends.set('', { low: 0, high: names.length });
  const isBefore = (rank: number, character: string): boolean =>
    compare(first[rank] ?? '', character) > 0;
  return {
    others: further,
    /** @param letter that the syllable begins with; '' for any. '' where it begins with another. */
    syllableOf(character: string, letter: string): string {
      if (misplaced.includes(character)) return '';
      let { low, high } = ends.get(letter) ?? { low: 0, high: 0 };
      if (high === 0 || isBefore(low, character)) return '';
      if (high < names.length && !isBefore(high, character)) return '';
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (isBefore(middle, character)) high = middle;
        else low = middle;
      }
      return names[low] ?? '';
    },
  };
}
