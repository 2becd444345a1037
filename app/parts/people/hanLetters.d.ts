/** Written while compiling, by `cli/compile/hanLetters.ts`. Loaded for Chinese names only. */
declare module 'virtual:han-letters' {
  /** Code point of the first character of `letters`. */
  export const first: number;
  /** The first letter in pinyin of one character after the other; a space where it is not known. */
  export const letters: string;
  /** Family names whose letter is not that of their first character's usual reading. */
  export const surnames: Readonly<Record<string, string>>;
}
