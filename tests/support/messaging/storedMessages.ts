import * as v from 'valibot';
import { message } from '../../../app/contract/gateway/entities/message.ts';
import { receivedMessage } from '../../../app/core/messaging/messageModel/receivedMessage.ts';
import type { MessageRef } from '../../../app/core/messaging/messageRef.ts';
import type { OutboxEntry } from '../../../app/core/messaging/store/outboxEntry.ts';
import type { StoredMessage } from '../../../app/core/messaging/storedMessage.ts';

/** @returns a message of a single conversation with `them`, by its sender and id. */
export function refTo(clientMsgID: string, sendID = 'them'): MessageRef {
  return { conversationID: 'single_them', sendID, clientMsgID };
}

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

/** @returns confirmed messages m1, m2 … with those numbers. */
export function numberedMessages(from: number, to: number): StoredMessage[] {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    storedMessage(`m${from + index}`, { seq: from + index, sendTime: 1_000 + from + index }),
  );
}

/** @returns a message on its way to `them`. */
export function outgoingMessage(clientMsgID: string): StoredMessage {
  return storedMessage(clientMsgID, {
    state: 'sending',
    sendID: 'me',
    serverMsgID: '',
    sendTime: 5,
  });
}

/** @returns the outbox entry of an image that is not uploaded yet. */
export function entryOf(clientMsgID: string): OutboxEntry {
  return {
    clientMsgID,
    conversationID: 'single_them',
    localOrder: 0,
    peer: { sessionType: 1, userID: 'them' },
    kind: 'image',
    uploads: [{ part: 'file', name: 'a.png', type: 'image/png', size: 3, url: '', intent: 'i' }],
    phase: 'waiting',
    attempts: 0,
    lookups: 0,
  };
}
