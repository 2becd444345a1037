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
  /** Together they are larger than one message may be. */
  isTooLarge: boolean;
};

/** Says of messages who wrote what, each on one line. */
type LinesOf = (messages: readonly StoredMessage[]) => readonly string[];

/** Lines that tell what is forwarded. */
const mostLines = 4;

/** @param there those that are still there, in their order */
export function forwardPlan(
  { refs, way, title }: Forwarded,
  there: readonly StoredMessage[],
  linesOf: LinesOf,
): ForwardPlan {
  const messages = there.filter((message) => forwardedContent(message) !== null);
  const lines = linesOf(messages.slice(0, mostLines));
  const plan = { messages, leftOut: refs.length - messages.length, lines };
  const isRecord = way === 'merged' && messages.length > 0;
  return { ...plan, isTooLarge: isRecord && !fitsOneMessage({ title, lines, messages }) };
}

/** @returns one record of those messages that can be forwarded; null without any */
export function recordOf(
  forwarded: Forwarded,
  there: readonly StoredMessage[],
  linesOf: LinesOf,
): OutgoingContent | null {
  const { messages, lines } = forwardPlan(forwarded, there, linesOf);
  return messages.length === 0 ? null : { kind: 'merged', title: forwarded.title, lines, messages };
}
