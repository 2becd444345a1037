import type { StoredMessage } from '../../core/messaging/storedMessage.ts';
import type { BubbleKind } from './messageKind.ts';
import type { MessageKinds } from './messageKinds.ts';
import type { Sentence } from './words.ts';

/** How a message stands in its conversation. */
export type ShownAs =
  | { place: 'notice'; sentence: Sentence }
  | { place: 'bubble'; kind: BubbleKind };

/**
 * @param selfId id of the person who reads it
 * @returns null for a message nobody should see
 */
export function shownAs(
  message: StoredMessage,
  kinds: MessageKinds,
  selfId: string,
): ShownAs | null {
  if (message.isDeleted) return null;
  if (message.isRevoked) return { place: 'notice', sentence: revokedSentence(message, selfId) };
  const kind = kinds.kindOf(message);
  if (kind?.place === 'bubble') return { place: 'bubble', kind };
  const sentence = kind?.sentence(message, selfId) ?? null;
  return sentence && { place: 'notice', sentence };
}

function revokedSentence(message: StoredMessage, selfId: string): Sentence {
  const { sendID, senderNickname } = message;
  const revoker = message.revokerID || sendID;
  if (revoker === selfId) return { key: 'youUnsent' };
  if (revoker !== sendID) return { key: 'adminUnsent' };
  return { key: 'unsent', person: { userID: sendID, nickname: senderNickname } };
}
