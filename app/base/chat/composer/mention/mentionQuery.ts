/** Where somebody begins to mention a person: an `@`, and what follows up to the caret. */
export type MentionQuery = {
  /** Of the `@`, in UTF-16 units; `end` is the caret. */
  start: number;
  end: number;
  /** Without the `@`. */
  query: string;
};

/** Not within a word, so that no mail address asks for members; with the sign of a Chinese keyboard, too. */
const begun = /(?<![\w/])[@＠]([^\s@＠]{0,40})$/u;

/** @returns what is asked for at the caret of a text; null where nobody is being mentioned */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  const found = begun.exec(text.slice(Math.max(0, caret - 42), caret));
  const query = found?.[1];
  return query === undefined ? null : { start: caret - query.length - 1, end: caret, query };
}
