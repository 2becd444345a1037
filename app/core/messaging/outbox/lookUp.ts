import type { Message } from '../../../contract/gateway/entities/message.ts';
import { getHistoryMessageList } from '../../../contract/gateway/functions/history.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { conversationOfMessage } from '../messageModel/receivedMessage.ts';
import type { MessageRef } from '../messageRef.ts';
import { findMessages } from '../sync/findMessages.ts';

/** How far back a message is looked for where the gateway cannot find one by its id. */
const newestCount = 40;

/**
 * By its id, or on the newest page where the gateway does not look for ids.
 * @param own one of this person's
 * @returns the message as the gateway has it, or null if it has not. @throws GatewayError
 */
export async function lookUp(
  gateway: EngineParts['gateway'],
  own: MessageRef,
): Promise<Message | null> {
  const { conversationID, clientMsgID } = own;
  const isOwn = (message: Message) => message.clientMsgID === clientMsgID && isBy(message, own);
  try {
    return (await findMessages(gateway, own)).find(isOwn) ?? null;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error;
  }
  const input = { conversationID, count: newestCount, startClientMsgID: '' };
  const newest = (await gateway.call(getHistoryMessageList, input)) ?? [];
  return newest.find(isOwn) ?? null;
}

/** Whether a message is by the sender, and in the conversation, of one of this person's. */
export function isBy(message: Message, { sendID, conversationID }: MessageRef): boolean {
  const own = conversationOfMessage(message, sendID);
  return message.sendID === sendID && (own === null || own === conversationID);
}
