import { cutText } from '../../../lib/plainText.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { recordContent } from './copiedContent.ts';
import { nestedMessage } from './nestedMessage.ts';
import type { SentContent } from './sentContent.ts';

/** What is sent as one record. */
export type MergedInput = {
  title: string;
  /** What the first of its messages say, each with the name of whoever said it. */
  lines: readonly string[];
  /** In the order in which they are read. */
  messages: readonly StoredMessage[];
};

/** Lines of a record in view, and code units of one. */
const mostLines = 4;
const longestLine = 200;

/** @returns the content of a record; messages that cannot be sent on are left out */
export function mergedContent({ title, lines, messages }: MergedInput): SentContent {
  const nested = messages.flatMap((message, index) => {
    const one = nestedMessage(message, index + 1);
    return one ? [one] : [];
  });
  return recordContent({
    title: cutText(title, longestLine),
    abstractList: lines.slice(0, mostLines).map((line) => cutText(line, longestLine)),
    multiMessage: nested,
  });
}
