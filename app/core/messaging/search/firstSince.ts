import type { MessageRef } from '../messageRef.ts';
import { refOf } from '../messageRef.ts';
import type { Messaging } from '../messaging.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { firstSinceAtGateway } from './firstSinceAtGateway.ts';
import { firstSinceOnDevice } from './firstSinceOnDevice.ts';

export type SinceSearch = {
  conversationID: string;
  /** Milliseconds. */
  time: number;
  /** Who searches. */
  userID: string;
  /** Whether a message has a place in the conversation that one can be led to. */
  isShown: (message: StoredMessage) => boolean;
};

/**
 * Finds the first message of a conversation on or after a moment: on the device, and where that does not
 * have all that lies there, at the gateway.
 * @returns null where nothing was written since. @throws GatewayError, DatabaseError
 */
export async function firstSince(
  messaging: Pick<Messaging, 'call' | 'keptPage' | 'keptMessages'>,
  search: SinceSearch,
): Promise<MessageRef | null> {
  const known = await firstSinceOnDevice(messaging, search);
  const found = known ?? (await firstSinceAtGateway(messaging, search));
  return found && refOf(found);
}
