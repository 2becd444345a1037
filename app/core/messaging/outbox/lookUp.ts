import type { Message } from '../../../contract/gateway/entities/message.ts';
import {
  findMessageList,
  getHistoryMessageList,
} from '../../../contract/gateway/functions/history.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';

/** How far back a message is looked for where the gateway cannot find one by its id. */
const newestCount = 40;

/** @returns the message as the gateway has it, or null if it has not. @throws GatewayError */
export async function lookUp(
  gateway: EngineParts['gateway'],
  conversationID: string,
  clientMsgID: string,
): Promise<Message | null> {
  try {
    const wanted = [{ conversationID, clientMsgIDList: [clientMsgID] }];
    const found = await gateway.call(findMessageList, wanted);
    const messages = (found.findResultItems ?? []).flatMap((item) => item.messageList ?? []);
    return messages.find((message) => message.clientMsgID === clientMsgID) ?? null;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error;
  }
  const input = { conversationID, count: newestCount, startClientMsgID: '' };
  const newest = (await gateway.call(getHistoryMessageList, input)) ?? [];
  return newest.find((message) => message.clientMsgID === clientMsgID) ?? null;
}
