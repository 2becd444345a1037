import * as v from 'valibot';
import { message } from '../../../app/contract/gateway/entities/message.ts';
import type { StoredMessage } from '../../../app/core/messaging/storedMessage.ts';
import { receivedMessage } from '../../../app/core/messaging/timeline/receivedMessage.ts';

/** @returns a confirmed text message of a single conversation with `them`, for tests. */
export function storedMessage(
  clientMsgID: string,
  fields: Partial<StoredMessage> = {},
): StoredMessage {
  const conversationID = fields.conversationID ?? 'single_them';
  const plain = v.parse(message, {
    clientMsgID,
    serverMsgID: `server-${clientMsgID}`,
    sendID: 'them',
    recvID: 'me',
    sessionType: 1,
    contentType: 101,
    content: `text of ${clientMsgID}`,
    status: 2,
  });
  return { ...receivedMessage(plain, conversationID), ...fields };
}
