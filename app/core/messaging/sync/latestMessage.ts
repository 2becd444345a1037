import * as v from 'valibot';
import { contentType } from '../../../contract/gateway/contentType.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import { message } from '../../../contract/gateway/entities/message.ts';
import { mended } from '../../../contract/gateway/mend.ts';
import { conversationOfMessage, receivedMessage } from '../messageModel/receivedMessage.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** Still on its way, or never arrived, as another device of this account reported it. */
const unsent: readonly number[] = [1, 3];

/**
 * Reads a row's `latestMsg` (protocol reference, section 6).
 * @returns the message, or null where there is none that is a message of this conversation
 */
export function latestMessageOf(row: Conversation, selfID: string): StoredMessage | null {
  if (row.latestMsg === '') return null;
  const parsedMessage = v.safeParse(message, mended(message, parsed(row.latestMsg)).value);
  if (!parsedMessage.success || parsedMessage.output.contentType === contentType.typing)
    return null;
  if (unsent.includes(parsedMessage.output.status) && parsedMessage.output.serverMsgID === '')
    return null;
  const own = conversationOfMessage(parsedMessage.output, selfID);
  if (own !== null && own !== row.conversationID) return null;
  return receivedMessage(parsedMessage.output, row.conversationID);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
