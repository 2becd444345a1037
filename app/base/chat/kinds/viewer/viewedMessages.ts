import { contentType } from '../../../../contract/gateway/enums.ts';
import { isGone } from '../../../../core/messaging/messageModel/withoutContent.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

/** @returns what the viewer goes through: the pictures and videos among the messages, in their order */
export function viewedMessages(messages: readonly StoredMessage[]): readonly StoredMessage[] {
  return messages.filter(
    (message) =>
      !isGone(message) &&
      (message.contentType === contentType.picture || message.contentType === contentType.video),
  );
}
