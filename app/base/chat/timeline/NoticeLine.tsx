import { MarkedNames, markName } from '../../../parts/message/MarkedNames.tsx';
import { useWords } from '../../../parts/message/useWords.ts';
import type { Sentence } from '../../../parts/message/words.ts';
import * as css from './NoticeLine.css.ts';

/** What happened, in the middle of the conversation; names stand out. */
export function NoticeLine({ sentence }: { sentence: Sentence }) {
  const say = useWords();
  return (
    <p className={css.notice}>
      <MarkedNames text={say(sentence, markName)} className={css.name} />
    </p>
  );
}
