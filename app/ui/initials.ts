/**
 * @returns what stands for a name without a photo: the first letters of two words, one Han
 * character, or nothing for a name without letters.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const first = firstLetter(words[0] ?? '');
  if (words.length < 2 || /\p{Script=Han}/u.test(first)) return first;
  return first + firstLetter(words.at(-1) ?? '');
}

/** @returns one of eight hues, always the same for the same key. */
export function hueOf(key: string): 'h0' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'h7' {
  let hash = 0;
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `h${(hash % 8) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`;
}

function firstLetter(word: string): string {
  return word.match(/^.\p{M}*/u)?.[0].toLocaleUpperCase() ?? '';
}
