import { contentType as type } from '../../../contract/gateway/contentType.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import type { MessageRef } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { type QuotedName, readQuotedName } from './quotedName.ts';

/** @returns the name of the message that one quotes; null where it quotes none */
export function quotedIn(message: Message): QuotedName | null {
  const { contentType, quoteElem, atElem } = message;
  if (contentType === type.quote) return readQuotedName(quoteElem?.quoteMessage);
  if (contentType === type.atText) return readQuotedName(atElem?.quoteMessage);
  return null;
}

/** A message quotes others of its own conversation only. @returns null where it quotes none */
export function quotedRefIn(message: StoredMessage): MessageRef | null {
  const name = quotedIn(message);
  if (!name) return null;
  const { clientMsgID, sendID } = name;
  return { conversationID: message.conversationID, clientMsgID, sendID };
}
