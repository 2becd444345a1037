import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

/** How far an own message has come. */
export type SendMark = 'sending' | 'sent' | 'read' | 'failed';

export function sendMarkOf(message: StoredMessage): SendMark {
  if (message.state !== 'sent') return message.state;
  const readers = message.attachedInfoElem?.groupHasReadInfo?.hasReadCount ?? 0;
  return message.isRead || readers > 0 ? 'read' : 'sent';
}
