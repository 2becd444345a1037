import { isGone } from '../../../core/messaging/messageModel/withoutContent.ts';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

/** @returns the message that a text answers; null where it is no longer there to be answered. Never rejects. */
export async function findQuoted(
  messaging: Pick<Messaging, 'keptMessages'>,
  quoted: MessageRef,
): Promise<StoredMessage | null> {
  try {
    const [message] = await messaging.keptMessages([quoted]);
    return message && !isGone(message) ? message : null;
  } catch {
    // The words are there all the same.
    return null;
  }
}
