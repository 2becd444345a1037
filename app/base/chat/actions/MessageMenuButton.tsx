import type { Ref } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import * as css from './MessageMenuButton.css.ts';

type Props = {
  /** `messageKeyOf` the message, of several drawn together the first. */
  messageKey: string;
  /** Id of the bubble: what it says is read out with the button. */
  bubbleId: string;
  isOwn: boolean;
  isOpen: boolean;
  /** Tab stops here; the arrow keys lead to the others. */
  isTabStop: boolean;
  onOpen: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** Opens the menu of a message by keyboard, mouse or screen reader. */
export function MessageMenuButton(props: Props) {
  const { messageKey, bubbleId, isOwn, isOpen, isTabStop, onOpen, ref } = props;
  const { t } = useTranslation('chat.conversation');
  return (
    <button
      ref={ref}
      type="button"
      className={`${css.button} ${isOwn ? css.own : ''}`}
      aria-label={t('messageActions')}
      aria-describedby={bubbleId}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      data-message-menu={messageKey}
      onClick={onOpen}
    />
  );
}
