/** The word before the last of a Chinese list. */
const hanWord = /^\p{Script=Han}+$/u;

/**
 * Chinese texts of the app set names apart from its own characters, and nothing else.
 * @param others how many more there are, in words; '' for no more
 * @param tag BCP 47 language
 * @returns the names in one row: "Ana, Bo, and 3 others", "Ana、Bo 和其他 3 人"
 */
export function namesInRow(names: readonly string[], others: string, tag: string): string {
  const gaps = others === '' ? ' $& ' : ' $&';
  return new Intl.ListFormat(tag, { type: 'conjunction' })
    .formatToParts(others === '' ? names : [...names, others])
    .map(({ type, value }) => (type === 'literal' ? value.replace(hanWord, gaps) : value))
    .join('');
}

/** @returns the sentence, where a gap that is meant for a name stands behind Chinese words of its own, without it */
export function withoutGapBehind(words: string, sentence: string): string {
  return /\p{Script=Han}$/u.test(words) ? sentence.replace(`${words} `, () => words) : sentence;
}
