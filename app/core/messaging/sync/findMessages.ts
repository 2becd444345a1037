import type { Message } from '../../../contract/gateway/entities/message.ts';
import { findMessageList } from '../../../contract/gateway/functions/history.ts';
import type { EngineParts } from '../engine/engineParts.ts';

type Wanted = { conversationID: string; clientMsgID: string };

/**
 * Protocol reference, section 3.5: `FindMessageList`.
 * @returns what the gateway has under an id: one message of each sender who used it. @throws GatewayError
 */
export async function findMessages(
  gateway: EngineParts['gateway'],
  { conversationID, clientMsgID }: Wanted,
): Promise<readonly Message[]> {
  const wanted = [{ conversationID, clientMsgIDList: [clientMsgID] }];
  const found = await gateway.call(findMessageList, wanted);
  return (found.findResultItems ?? [])
    .flatMap((item) => item.messageList ?? [])
    .filter((message) => message.clientMsgID === clientMsgID);
}
