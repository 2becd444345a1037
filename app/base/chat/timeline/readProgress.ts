import { countsAsUnread } from '../../../core/messaging/messageModel/firstUnread.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

/**
 * How far a person has read.
 * @param key of the last row in view; `lastKey` that of the last row there is: what has no row of its
 * own behind it counts as seen with it
 * @returns index of the message; -1 where there is none. What is on its way stands behind all others
 * and says nothing of them.
 */
export function seenIndexOf(
  messages: readonly StoredMessage[],
  key: string | null,
  lastKey: string | undefined,
): number {
  if (key === null) return -1;
  let index =
    key === lastKey
      ? messages.length - 1
      : messages.findIndex((message) => messageKeyOf(message) === key);
  while (index >= 0 && messages[index]?.state !== 'sent') index -= 1;
  return index;
}

/**
 * @param read index of the last message that was read
 * @param unreadCount as the row has it: another device may have read further
 * @param hasNewer whether newer messages than these exist
 */
export function unreadBelow(
  messages: readonly StoredMessage[],
  read: number,
  { unreadCount, hasNewer, selfId }: { unreadCount: number; hasNewer: boolean; selfId: string },
): number {
  if (read < 0 || hasNewer) return unreadCount;
  const below = messages.slice(read + 1).filter((message) => countsAsUnread(message, selfId));
  return Math.min(unreadCount, below.length);
}
