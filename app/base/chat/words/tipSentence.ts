import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { kindOf } from './contentKind.ts';
import { noticeSentence } from './noticeSentence.ts';
import type { Sentence } from './sentence.ts';

/**
 * What stands in the middle of a conversation instead of a bubble.
 * @returns null for a message with a bubble, and for one that nobody should see.
 */
export function tipSentence(message: StoredMessage, selfId: string): Sentence | null {
  if (message.isRevoked) return revokedSentence(message, selfId);
  return kindOf(message) === 'notice' ? noticeSentence(message, selfId) : null;
}

function revokedSentence(message: StoredMessage, selfId: string): Sentence {
  const revoker = message.revokerID || message.sendID;
  if (revoker === selfId) return { key: 'youUnsent' };
  if (revoker !== message.sendID) return { key: 'adminUnsent' };
  return { key: 'unsent', name: plainLine(message.senderNickname, 40) };
}
