import type { Message } from '../../../contract/gateway/entities/message.ts';
import type { MessageRef } from '../messageRef.ts';

/** What says which message is quoted, and what kind it is of. */
export const quotedNameFields = [
  'clientMsgID',
  'sendID',
  'recvID',
  'groupID',
  'sessionType',
  'contentType',
] as const;

/** A quoted message without its words: those are where that message is kept. */
export type QuotedName = Pick<Message, (typeof quotedNameFields)[number]>;

/** The name of a message that is to be quoted in its own conversation, and what it is found by. */
export type QuotedRef = QuotedName & MessageRef;

export function quotedNameOf(message: QuotedName): QuotedName {
  const { clientMsgID, sendID, recvID, groupID, sessionType, contentType } = message;
  return { clientMsgID, sendID, recvID, groupID, sessionType, contentType };
}

/** @returns the reference alone, of a message or anything else that is one */
export function quotedRefOf(message: QuotedRef): QuotedRef {
  return { ...quotedNameOf(message), conversationID: message.conversationID };
}

/** @returns the name in something that was kept or sent, or null where it is none */
export function readQuotedName(value: unknown): QuotedName | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const { clientMsgID, sendID, recvID = '', groupID = '', sessionType, contentType } = fields;
  if (typeof clientMsgID !== 'string' || typeof sendID !== 'string') return null;
  if (clientMsgID === '' || sendID === '') return null;
  if (typeof recvID !== 'string' || typeof groupID !== 'string') return null;
  if (typeof sessionType !== 'number' || typeof contentType !== 'number') return null;
  return { clientMsgID, sendID, recvID, groupID, sessionType, contentType };
}
