import { useStore } from 'jotai';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useConversationState } from './conversationState.ts';
import * as css from './SelectBox.css.ts';
import { toggled } from './selection.ts';

type Props = {
  message: StoredMessage;
  isChosen: boolean;
  /** Id of the bubble: what it says is read out with the box. */
  bubbleId: string;
};

/** Chooses a message among others. */
export function SelectBox({ message, isChosen, bubbleId }: Props) {
  const { t } = useTranslation('chat.conversation');
  const { selectionAtom } = useConversationState();
  const store = useStore();
  const key = messageKeyOf(message);
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        className={css.input}
        checked={isChosen}
        aria-label={t('select')}
        aria-describedby={bubbleId}
        onChange={() => store.set(selectionAtom, (now) => toggled(now, key, message))}
      />
      <span className={`${css.mark} ${isChosen ? css.chosen : ''}`}>
        {isChosen && <Icon of={Check} size={16} />}
      </span>
    </label>
  );
}
