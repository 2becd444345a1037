import { type HanLetters, hanLetter, hasHan } from './hanLetter.ts';

/** Where names go that begin with no letter, or with one of a script that has no place of its own. */
export const otherLetter = '#';

/** Latin letters that are more than a plain one with a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Ø: 'O',
  Æ: 'A',
  Œ: 'O',
  Þ: 'T',
  ẞ: 'S',
  ß: 'S',
};

/**
 * @param hanLetters from `useHanLetters`; without them Chinese names stand under `otherLetter`.
 * @returns the letter a name stands under: A to Z, Chinese names by pinyin, or `otherLetter`.
 */
export function letterOf(name: string, hanLetters: HanLetters | null): string {
  // A letter with marks becomes the letter followed by its marks, a wide one the plain one.
  const plain = name.normalize('NFKD').trimStart();
  const first = String.fromCodePoint(plain.codePointAt(0) ?? 0).toUpperCase();
  const letter = plainLetters[first] ?? first;
  if (/^[A-Z]/u.test(letter)) return letter.slice(0, 1);
  return (hanLetters && hasHan(first) ? hanLetter(plain, hanLetters) : null) ?? otherLetter;
}
