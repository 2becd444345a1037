import { fitsOneMessage } from '../../../core/messaging/forwarding/fitsOneMessage.ts';
import { forwardedContent } from '../../../core/messaging/forwarding/forwardedContent.ts';
import type { OutgoingContent } from '../../../core/messaging/messaging.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { Forwarded } from './forwardedAtom.ts';

/** What becomes of messages that are to be forwarded. */
export type ForwardPlan = {
  /** Those that can be forwarded, in their order. */
  messages: readonly StoredMessage[];
  /** How many cannot. */
  leftOut: number;
  /** What the first of them say. */
  lines: readonly string[];
  /** What is sent to each conversation; none where nothing can be forwarded. */
  contents: readonly OutgoingContent[];
  /** Together they are larger than one message may be. */
  isTooLarge: boolean;
};

/** Lines that tell what is forwarded. */
const mostLines = 4;

/** @param linesOf says of messages who wrote what, each on one line */
export function forwardPlan(
  { messages, way, title }: Forwarded,
  linesOf: (messages: readonly StoredMessage[]) => readonly string[],
): ForwardPlan {
  const sendable = messages.flatMap((message) => {
    const content = forwardedContent(message);
    return content ? [{ message, content }] : [];
  });
  const kept = sendable.map(({ message }) => message);
  const leftOut = messages.length - kept.length;
  const lines = linesOf(kept.slice(0, mostLines));
  const plan = { messages: kept, leftOut, lines, isTooLarge: false };
  if (way === 'each' || kept.length === 0) {
    return { ...plan, contents: sendable.map(({ content }) => content) };
  }
  const record = { title, lines, messages: kept };
  return {
    ...plan,
    contents: [{ kind: 'merged', ...record }],
    isTooLarge: !fitsOneMessage(record),
  };
}
