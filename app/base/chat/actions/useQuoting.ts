import { useCallback } from 'react';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { useConversationState } from './conversationState.ts';

/** @returns begins an answer to a message where one can be written; null for what cannot be answered */
export function useQuoting(message: StoredMessage, kind: BubbleKind): (() => void) | null {
  const { composer } = useConversationState();
  const quote = useCallback(() => composer.current?.quote(message), [composer, message]);
  return message.state === 'sent' && kind.menu.includes('quote') ? quote : null;
}
