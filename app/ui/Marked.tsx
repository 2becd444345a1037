import { markMatches } from '../lib/searchWords.ts';
import * as css from './Marked.css.ts';

type Props = {
  text: string;
  /** As of `searchWordsOf`. */
  words: readonly string[];
};

/** A text in which the words that were searched for stand out. */
export function Marked({ text, words }: Props) {
  let start = 0;
  return markMatches(text, words).map((part) => {
    const key = start;
    start += part.text.length;
    return part.isMatch ? (
      <mark key={key} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
