import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { ContextMenu } from '../../../ui/ContextMenu.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useMessageActions } from './useMessageActions.ts';

export type MessageMenuProps = {
  message: StoredMessage;
  kind: BubbleKind;
  isOwn: boolean;
  /** The bubble. */
  anchor: HTMLElement | null;
  /** Has the focus when the menu is closed. */
  returnTo: HTMLElement | null;
  onClose: () => void;
};

/** What can be done with one message, beside its bubble. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, kind, isOwn, anchor, returnTo, onClose } = props;
  const { t } = useTranslation('chat.actions');
  const [isAsking, setIsAsking] = useState(false);
  const items = useMessageActions({ message, kind, isOwn, onDelete: () => setIsAsking(true) });
  if (isAsking) return <DeleteDialog messages={[message]} onClose={onClose} />;
  return <ContextMenu label={t('actions')} {...{ items, anchor, returnTo, onClose }} />;
}
