import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useConversationState } from './conversationState.ts';

/**
 * @returns puts the name of who sent a message where one writes: they are mentioned. False where nothing
 * can be written, and where there are but two.
 */
export function useSenderMention(message: StoredMessage): () => boolean {
  const { composer } = useConversationState();
  const nameOf = usePersonName();
  return () => {
    const { groupID, sendID: userID, senderNickname: nickname } = message;
    if (groupID === '' || !composer.current) return false;
    composer.current.mention({ userID, nickname: nameOf({ userID, nickname }) });
    return true;
  };
}
