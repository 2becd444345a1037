import { hasExpired } from '../messageModel/messageExpiry.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import { type MessageRef, messageKeyOf } from '../messageRef.ts';
import type { Messaging } from '../messaging.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** Whether a message may still be shown: neither deleted, nor taken back, nor expired. */
export function isThere(message: StoredMessage): boolean {
  return !isGone(message) && !hasExpired(message, Date.now());
}

/**
 * Reads what references lead to at this moment, as before something is sent of it.
 * @returns those that may still be shown, in the order given. @throws DatabaseError
 */
export async function stillThere(
  { keptMessages }: Pick<Messaging, 'keptMessages'>,
  refs: readonly MessageRef[],
): Promise<StoredMessage[]> {
  if (refs.length === 0) return [];
  const kept = new Map(
    (await keptMessages(refs)).map((message) => [messageKeyOf(message), message]),
  );
  return refs.flatMap((ref) => {
    const message = kept.get(messageKeyOf(ref));
    return message && isThere(message) ? message : [];
  });
}
