import { clientErrors } from '../../../contract/gateway/errors.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { type MessageRef, refOf } from '../messageRef.ts';
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
  /** Nobody has to wait for a gateway that cannot answer. @default true */
  isOnline?: boolean;
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
  if (!known && search.isOnline === false) {
    throw new GatewayError('SearchLocalMessages', 'not-sent', clientErrors.offline);
  }
  const found = known ?? (await firstSinceAtGateway(messaging, search));
  return found && refOf(found);
}
