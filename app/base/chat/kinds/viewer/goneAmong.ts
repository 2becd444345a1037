import { isGone } from '../../../../core/messaging/messageModel/withoutContent.ts';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import type { Messaging } from '../../../../core/messaging/messaging.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

/**
 * @returns `messageKeyOf` those that were deleted or taken back meanwhile, as the device has it: of what it
 * does not keep nothing is known. @throws DatabaseError
 */
export async function goneAmong(
  { keptMessages }: Pick<Messaging, 'keptMessages'>,
  viewed: readonly StoredMessage[],
): Promise<ReadonlySet<string>> {
  const kept = await keptMessages(viewed);
  return new Set(kept.filter(isGone).map(messageKeyOf));
}
