import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { MarkedNames, markName } from '../../../parts/message/MarkedNames.tsx';
import { mostNamed, useWords } from '../../../parts/message/useWords.ts';
import type { Sentence } from '../../../parts/message/words.ts';
import { EditAgain } from '../actions/EditAgain.tsx';
import * as css from './NoticeLine.css.ts';

const names = {
  load: async () => (await import('./NamesSheet.tsx')).NamesSheet,
};

/**
 * What happened, in the middle of the conversation; names stand out. Where it counts some people instead of
 * naming them, a touch shows them all.
 * @param messageKey `messageKeyOf` the message that says so
 */
export function NoticeLine({ sentence, messageKey }: { sentence: Sentence; messageKey: string }) {
  const say = useWords();
  const openSheet = useOpenSheet();
  const { people = [] } = sentence;
  const words = <MarkedNames text={say(sentence, markName)} className={css.name} />;
  return (
    <p className={css.notice}>
      {people.length > mostNamed ? (
        <button
          type="button"
          className={css.all}
          aria-haspopup="dialog"
          onClick={() => openSheet(names, { people })}
        >
          {words}
        </button>
      ) : (
        words
      )}
      <EditAgain messageKey={messageKey} />
    </p>
  );
}
