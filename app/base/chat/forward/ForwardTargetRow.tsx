import { FaceRow } from '../../../parts/person/FaceRow.tsx';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { CheckRow } from '../../../ui/CheckRow.tsx';
import { Marked } from '../../../ui/Marked.tsx';
import { ConversationFace } from '../list/ConversationFace.tsx';
import type { ForwardTarget } from './forwardTarget.ts';

type Props = {
  target: ForwardTarget;
  isChosen: boolean;
  onToggle: () => void;
  /** Words that stand out in the name, as of `searchWordsOf`. */
  words: readonly string[];
};

/** One conversation that can be chosen: a checkbox with face and name. */
export function ForwardTargetRow({ target, isChosen, onToggle, words }: Props) {
  const nameOf = useConversationName();
  const support = useSupport(target.userID);
  return (
    <CheckRow checked={isChosen} onToggle={onToggle}>
      <FaceRow
        face={<ConversationFace row={target} size="s44" />}
        name={<Marked text={nameOf(target)} words={words} />}
        isOfficial={support !== null}
      />
    </CheckRow>
  );
}
