import { useStore } from 'jotai';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { CheckMark } from '../../../ui/CheckMark.tsx';
import { useConversationState } from './conversationState.ts';
import * as css from './SelectBox.css.ts';
import { toggled } from './selection.ts';

type Props = {
  messages: readonly StoredMessage[];
  isChosen: boolean;
  /** Id of the bubble: what it says is read out with the box. */
  bubbleId: string;
};

/** Chooses a message among others, or those that are drawn together. */
export function SelectBox({ messages, isChosen, bubbleId }: Props) {
  const { t } = useTranslation('chat.conversation');
  const { selectionAtom } = useConversationState();
  const store = useStore();
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        className={css.input}
        checked={isChosen}
        aria-label={t('select')}
        aria-describedby={bubbleId}
        onChange={() => store.set(selectionAtom, (now) => toggled(now, messages))}
      />
      <span className={css.ground}>
        <CheckMark checked={isChosen} />
      </span>
    </label>
  );
}
