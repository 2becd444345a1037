import { MarkedNames, markName } from '../words/MarkedNames.tsx';
import type { Sentence } from '../words/sentence.ts';
import { useSentence } from '../words/useSentence.ts';
import * as css from './SystemTip.css.ts';

/** What happened, in the middle of the conversation; names stand out. */
export function SystemTip({ sentence }: { sentence: Sentence }) {
  const say = useSentence();
  return (
    <p className={css.tip}>
      <MarkedNames text={say(sentence, markName)} className={css.name} />
    </p>
  );
}
