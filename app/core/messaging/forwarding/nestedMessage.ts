import * as v from 'valibot';
import {
  type Message,
  message as messageSchema,
} from '../../../contract/gateway/entities/message.ts';
import { contentType as type } from '../../../contract/gateway/enums.ts';
import { writtenWords } from '../messageModel/writtenWords.ts';
import { type SentContent, sentContent } from './sentContent.ts';

type MergeElement = NonNullable<Message['mergeElem']>;
type NestedMessage = Record<string, unknown>;

/** Levels of records in records that are sent on. */
const mostLevels = 8;
/** Messages of a record. */
const mostMessages = 500;

/**
 * A message as it stands in a record of several: what was said, by the name of whom, and when. Without the
 * ids of people and groups, receipts, and what it quotes.
 * @param place of the message in its record, from 1: its id there
 * @returns null for content that cannot be sent on
 */
export function nestedMessage(message: Message, place: number, level = 0): NestedMessage | null {
  const content = nestedContent(message, level);
  if (!content) return null;
  const { senderNickname, senderFaceUrl, sendTime } = message;
  const clientMsgID = String(place);
  return withoutEmpty({ clientMsgID, senderNickname, senderFaceUrl, sendTime, ...content });
}

/** @returns a record whose messages hold what a reader needs alone; what cannot be read is left out */
export function withNestedMessages(
  { title, abstractList, multiMessage }: MergeElement,
  level = 0,
): MergeElement {
  const nested = (level < mostLevels ? (multiMessage ?? []) : [])
    .slice(0, mostMessages)
    .flatMap((one, index) => {
      const parsed = v.safeParse(messageSchema, one);
      const kept = parsed.success ? nestedMessage(parsed.output, index + 1, level + 1) : null;
      return kept ? [kept] : [];
    });
  return { title, abstractList: abstractList ?? [], multiMessage: nested };
}

function nestedContent(message: Message, level: number): Partial<SentContent> | null {
  const words = writtenWords(message);
  if (words !== null) return { contentType: type.text, content: words };
  if (message.contentType === type.merger && message.mergeElem) {
    const mergeElem = withNestedMessages(message.mergeElem, level);
    return { contentType: type.merger, mergeElem };
  }
  const sent = sentContent(message);
  if (!sent || sent.contentType === type.card) return sent;
  // The element once more, as JSON: nobody reads it.
  const { content: _content, ...element } = sent;
  return element;
}

/** @returns the same without empty texts and nothings, which a reader takes for granted */
function withoutEmpty(record: object): NestedMessage {
  const kept = Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    if (value === '' || value === null || value === undefined) return [];
    const isRecord = typeof value === 'object' && !Array.isArray(value);
    return [[name, isRecord ? withoutEmpty(value) : value]];
  });
  return Object.fromEntries(kept);
}
