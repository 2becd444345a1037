import * as v from 'valibot';
import { contentType } from '../../../contract/gateway/contentType.ts';
import {
  type Message,
  message as messageSchema,
} from '../../../contract/gateway/entities/message.ts';
import { cutText } from '../../../lib/plainText.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { type Content, type Contents, inElement } from './content.ts';

type Merged = {
  title: string;
  /** What the first of its messages say, each with the name of whoever said it. */
  lines: readonly string[];
  /** In the order in which they are read. */
  messages: readonly StoredMessage[];
};

type NestedMessage = Record<string, unknown>;

/** Lines of a record in view, and code units of one. */
const mostLines = 4;
const longestLine = 200;
/** Levels of records in records that are sent on. */
const mostLevels = 8;
/** Messages of a record. */
const mostMessages = 500;

/** Several messages as one record; those that cannot be sent on are left out. */
export const mergedContent: Content<'merged', Merged> = {
  kind: 'merged',
  contentTypes: [contentType.merger],
  elementOf({ title, lines, messages }, contents) {
    const mergeElem = {
      title: cutText(title, longestLine),
      abstractList: lines.slice(0, mostLines).map((line) => cutText(line, longestLine)),
      multiMessage: messages.flatMap((message, index): NestedMessage[] =>
        nested(message, index + 1, contents, 0),
      ),
    };
    return inElement(contentType.merger, { mergeElem });
  },
  sentAnew({ mergeElem }, contents, level) {
    if (!mergeElem) return null;
    const { title, abstractList, multiMessage } = mergeElem;
    const held = level < mostLevels ? (multiMessage ?? []) : [];
    const kept = held.slice(0, mostMessages).flatMap((one, index) => {
      const parsed = v.safeParse(messageSchema, one);
      return parsed.success ? nested(parsed.output, index + 1, contents, level + 1) : [];
    });
    const whole = { title, abstractList: abstractList ?? [], multiMessage: kept };
    return inElement(contentType.merger, { mergeElem: whole });
  },
};

/**
 * A message as it stands in a record of several: what was said, by the name of whom, and when. Without the
 * ids of people and groups, receipts, and what it quotes.
 * @param place of the message in its record, from 1: its id there
 * @returns none for content that cannot be sent on
 */
function nested(
  message: Message,
  place: number,
  contents: Contents,
  level: number,
): NestedMessage[] {
  const sent = contents.sentAnew(message, level);
  if (!sent) return [];
  const { content, ...element } = sent;
  // An element once more, as JSON: nobody reads it.
  const isTwice = Object.keys(element).some((name) => name.endsWith('Elem'));
  const { senderNickname, senderFaceUrl, sendTime } = message;
  const clientMsgID = String(place);
  const said = isTwice ? element : { content, ...element };
  return [withoutEmpty({ clientMsgID, senderNickname, senderFaceUrl, sendTime, ...said })];
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
