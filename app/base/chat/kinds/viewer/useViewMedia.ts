import { useSetAtom } from 'jotai';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { viewedMediaAtom } from './viewedMediaAtom.ts';

/** @returns opens the viewer of the conversation at the picture of a message */
export function useViewMedia(message: StoredMessage): () => void {
  const setViewed = useSetAtom(viewedMediaAtom);
  return () => setViewed({ conversationID: message.conversationID, key: messageKeyOf(message) });
}
