import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { ContextMenu } from '../../../ui/ContextMenu.tsx';
import { useMessageActions } from './useMessageActions.ts';

export type MessageMenuProps = {
  /** One, or those that are drawn together. */
  messages: readonly [StoredMessage, ...StoredMessage[]];
  kind: BubbleKind;
  isOwn: boolean;
  /** The bubble. */
  anchor: HTMLElement | null;
  /** Has the focus when the menu is closed. */
  returnTo: HTMLElement | null;
  onClose: () => void;
};

/** What can be done with a message, or with those drawn together, beside the bubble. */
export function MessageMenu(props: MessageMenuProps) {
  const { messages, kind, isOwn, anchor, returnTo, onClose } = props;
  const { t } = useTranslation('chat.actions');
  const items = useMessageActions({ messages, kind, isOwn, returnTo });
  return <ContextMenu label={t('actions')} {...{ items, anchor, returnTo, onClose }} />;
}
