import type { Message } from '../../../contract/gateway/entities/message.ts';
import {
  findMessageList,
  getHistoryMessageList,
} from '../../../contract/gateway/functions/history.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { conversationOfMessage } from '../messageModel/receivedMessage.ts';
import type { MessageRef } from '../messageRef.ts';

/** How far back a message is looked for where the gateway cannot find one by its id. */
const newestCount = 40;

/**
 * Protocol reference, section 3.5: `FindMessageList`, or the newest page where that is refused.
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
    const wanted = [{ conversationID, clientMsgIDList: [clientMsgID] }];
    const found = await gateway.call(findMessageList, wanted);
    const messages = (found.findResultItems ?? []).flatMap((item) => item.messageList ?? []);
    return messages.find(isOwn) ?? null;
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
