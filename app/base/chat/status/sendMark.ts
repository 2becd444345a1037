import { readCountOf } from '../../../core/messaging/messageModel/readersOf.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

/** How far an own message has come. */
export type SendMark = 'sending' | 'sent' | 'read' | 'failed';

export function sendMarkOf(message: StoredMessage): SendMark {
  if (message.state !== 'sent') return message.state;
  return message.isRead || readCountOf(message) > 0 ? 'read' : 'sent';
}
