import { isGone } from '../../../../core/messaging/messageModel/withoutContent.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import type { MessageKinds } from '../../../../parts/message/messageKinds.ts';

/** Says what the viewer shows of a message. */
export type ViewedOf = MessageKinds['viewedOf'];

/** @returns what the viewer goes through: the pictures and videos among the messages, in their order */
export function viewedMessages(
  messages: readonly StoredMessage[],
  viewedOf: ViewedOf,
): readonly StoredMessage[] {
  return messages.filter((message) => !isGone(message) && viewedOf(message) !== null);
}
