/** Written while compiling, by `cli/compile/hanSyllables.ts`. Loaded where somebody looks for a Chinese name. */
declare module 'virtual:han-syllables' {
  /** Syllables of pinyin without tones, A to Z, with a space between them. */
  export const syllables: string;
  /** Of each syllable the first character that a Chinese collator sorts under it, in that order. */
  export const firsts: string;
  /** Further readings of common characters, also those of family names: by syllable, the characters. */
  export const others: Readonly<Record<string, string>>;
  /** Characters that a Chinese collator sorts elsewhere than under one of their readings. */
  export const misplaced: string;
}
