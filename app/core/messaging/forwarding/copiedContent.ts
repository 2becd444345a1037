import type { Message } from '../../../contract/gateway/entities/message.ts';
import { contentType as type } from '../../../contract/gateway/enums.ts';
import { withNestedMessages } from './nestedMessage.ts';
import { type SentContent, sentContent } from './sentContent.ts';

/** @returns as `sentContent`, also of a record of messages */
export function copiedContent(message: Message): SentContent | null {
  if (message.contentType !== type.merger) return sentContent(message);
  if (!message.mergeElem) return null;
  return recordContent(withNestedMessages(message.mergeElem));
}

/** @returns the content of a message that is a record of others */
export function recordContent(mergeElem: NonNullable<Message['mergeElem']>): SentContent {
  return { contentType: type.merger, content: JSON.stringify(mergeElem), mergeElem };
}
