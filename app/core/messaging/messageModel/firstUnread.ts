import { contentType } from '../../../contract/gateway/contentType.ts';
import { messageKeyOf } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** Kinds that the gateway never counts as unread. */
export const uncountedTypes: readonly number[] = [
  contentType.readReceipt,
  contentType.groupReadReceipt,
  contentType.customSilent,
  contentType.customOnline,
];

/**
 * @param messages oldest first
 * @returns `messageKeyOf` the first of the newest `count` messages of others, or null where it is not among them
 */
export function firstUnreadOf(
  messages: readonly StoredMessage[],
  count: number,
  selfId: string,
): string | null {
  let left = count;
  for (let index = messages.length - 1; index >= 0 && left > 0; index -= 1) {
    const message = messages[index];
    if (!message || !countsAsUnread(message, selfId)) continue;
    left -= 1;
    if (left === 0) return messageKeyOf(message);
  }
  return null;
}

/** @returns whether the gateway counts a message as unread until this person has read it. */
export function countsAsUnread(message: StoredMessage, selfId: string): boolean {
  return message.sendID !== selfId && !uncountedTypes.includes(message.contentType);
}
