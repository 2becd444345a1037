import { MarkedNames, markName } from '../../../parts/message/MarkedNames.tsx';
import { useWords } from '../../../parts/message/useWords.ts';
import type { Sentence } from '../../../parts/message/words.ts';
import { EditAgain } from '../actions/EditAgain.tsx';
import * as css from './NoticeLine.css.ts';

/**
 * What happened, in the middle of the conversation; names stand out.
 * @param messageKey `messageKeyOf` the message that says so
 */
export function NoticeLine({ sentence, messageKey }: { sentence: Sentence; messageKey: string }) {
  const say = useWords();
  return (
    <p className={css.notice}>
      <MarkedNames text={say(sentence, markName)} className={css.name} />
      <EditAgain messageKey={messageKey} />
    </p>
  );
}
