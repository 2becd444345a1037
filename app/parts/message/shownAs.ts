import type { StoredMessage } from '../../core/messaging/storedMessage.ts';
import type { BubbleKind } from './messageKind.ts';
import type { MessageKinds } from './messageKinds.ts';
import type { Sentence } from './words.ts';

/** How a message stands in its conversation. */
export type ShownAs =
  | { place: 'notice'; sentence: Sentence }
  | { place: 'bubble'; kind: BubbleKind };

/** What messages are shown as, each for whom it was looked up last: what they hold is read once. */
const known = new WeakMap<
  StoredMessage,
  { kinds: MessageKinds; selfId: string; shown: ShownAs | null }
>();

/**
 * @param selfId id of the person who reads it
 * @returns null for a message nobody should see; of one message the same object each time
 */
export function shownAs(
  message: StoredMessage,
  kinds: MessageKinds,
  selfId: string,
): ShownAs | null {
  const before = known.get(message);
  if (before?.kinds === kinds && before.selfId === selfId) return before.shown;
  const shown = lookUp(message, kinds, selfId);
  known.set(message, { kinds, selfId, shown });
  return shown;
}

function lookUp(message: StoredMessage, kinds: MessageKinds, selfId: string): ShownAs | null {
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
