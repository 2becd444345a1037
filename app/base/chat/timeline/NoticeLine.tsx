import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { MarkedNames, markName } from '../../../parts/message/MarkedNames.tsx';
import { mostNamed, useWords } from '../../../parts/message/useWords.ts';
import type { Sentence } from '../../../parts/message/words.ts';
import { EditAgain } from '../actions/EditAgain.tsx';
import * as css from './NoticeLine.css.ts';

const names = {
  load: async () => (await import('./NamesSheet.tsx')).NamesSheet,
};

type Props = {
  sentence: Sentence;
  /** `messageKeyOf` the message that says so. */
  messageKey: string;
  /** '' outside groups. */
  groupID: string;
};

/**
 * What happened, in the middle of the conversation; names stand out. Where it counts some people instead of
 * naming them, a touch shows them all.
 */
export function NoticeLine({ sentence, messageKey, groupID }: Props) {
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
          onClick={() => openSheet(names, { people, groupID })}
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
