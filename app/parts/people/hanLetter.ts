/** How Chinese names are read: what `loadHanLetters` loads. */
export type HanLetters = typeof import('virtual:han-letters');

/**
 * Loads the letters of Chinese names, 12 KB.
 * @throws where they do not come; the next call tries again.
 */
export function loadHanLetters(): Promise<HanLetters> {
  return import('virtual:han-letters');
}

/** @returns whether a text has a Chinese character, so that its letters are needed. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

const named = new WeakMap<object, boolean>();

/** @returns whether somebody is called by a Chinese name; looked at once of each. */
export function hasHanName(person: { nickname: string; remark?: string }): boolean {
  const known = named.get(person) ?? hasHan(`${person.nickname}${person.remark ?? ''}`);
  named.set(person, known);
  return known;
}

/**
 * The first letter of a Chinese name in pinyin, family names as they are read: 曾 is Zeng as a name
 * and otherwise céng.
 * @param name its first character is a Chinese one.
 * @returns A to Z, or null for a character that is not known.
 */
export function hanLetter(name: string, { first, letters, surnames }: HanLetters): string | null {
  const [character = '', next = ''] = name;
  const surname = surnames[character + next] ?? surnames[character];
  const letter = surname ?? letters[(character.codePointAt(0) ?? 0) - first];
  return letter === undefined || letter === ' ' ? null : letter;
}
