import { writtenWords } from '../messageModel/writtenWords.ts';
import type { OutgoingContent } from '../messaging.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { copiedContent } from './copiedContent.ts';

/**
 * What is sent where a message is forwarded by itself: the words of a text, a copy of anything else.
 * @returns null for what cannot be forwarded: what was taken back or deleted, what is to end once it is
 * read, notices, unknown content, and files that are not uploaded yet
 */
export function forwardedContent(message: StoredMessage): OutgoingContent | null {
  const { isRevoked, isDeleted, attachedInfoElem } = message;
  if (isRevoked || isDeleted || attachedInfoElem?.isPrivateChat) return null;
  const text = writtenWords(message);
  if (text !== null) return { kind: 'text', text };
  return copiedContent(message) && { kind: 'copy', of: message };
}
