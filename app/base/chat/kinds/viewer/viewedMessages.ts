import { contentType } from '../../../../contract/gateway/enums.ts';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

/**
 * What the viewer goes through: the pictures and videos among the messages, in their order.
 * @param key `messageKeyOf` the one it opens at
 * @returns `start` is its index; -1 where it is not among them
 */
export function viewedMessages(
  messages: readonly StoredMessage[],
  key: string,
): { viewed: readonly StoredMessage[]; start: number } {
  const viewed = messages.filter(
    ({ contentType: type, isDeleted, isRevoked }) =>
      !isDeleted && !isRevoked && (type === contentType.picture || type === contentType.video),
  );
  return { viewed, start: viewed.findIndex((message) => messageKeyOf(message) === key) };
}
