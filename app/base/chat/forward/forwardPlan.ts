import type { Contents, OutgoingContent } from '../../../core/messaging/contents/content.ts';
import { fitsOneMessage } from '../../../core/messaging/outbox/fitsFrame.ts';
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

type Needs = {
  /** Says of messages who wrote what, each on one line. */
  linesOf: (messages: readonly StoredMessage[]) => readonly string[];
  contents: Contents;
};

/** Lines that tell what is forwarded. */
const mostLines = 4;

/** @param there those that are still there, in their order */
export function forwardPlan(
  { refs, way, title }: Forwarded,
  there: readonly StoredMessage[],
  { linesOf, contents }: Needs,
): ForwardPlan {
  const messages = there.filter((message) => contents.forwarded(message) !== null);
  const lines = linesOf(messages.slice(0, mostLines));
  const plan = { messages, leftOut: refs.length - messages.length, lines };
  if (way !== 'merged' || messages.length === 0) return { ...plan, isTooLarge: false };
  const record = contents.elementOf({ kind: 'merged', title, lines, messages });
  return { ...plan, isTooLarge: !fitsOneMessage(record) };
}

/** @returns one record of those messages that can be forwarded; null without any */
export function recordOf(
  forwarded: Forwarded,
  there: readonly StoredMessage[],
  needs: Needs,
): OutgoingContent | null {
  const { messages, lines } = forwardPlan(forwarded, there, needs);
  return messages.length === 0 ? null : { kind: 'merged', title: forwarded.title, lines, messages };
}
