import type { StoredMessage } from '../storedMessage.ts';
import type { WindowContents } from './timelineWindow.ts';

/** The messages held of a conversation, with what is shown of them. */
export type HeldWindow = {
  /** Oldest first. Deleted ones are held too: they know where older pages start. */
  held: readonly StoredMessage[];
  contents: WindowContents;
};

export const emptyWindow: HeldWindow = {
  held: [],
  contents: { messages: [], hasOlder: true, hasNewer: false },
};

type Limit = { maximum: number; letGo: 'oldest' | 'newest' };

/**
 * @param before what was shown so far
 * @param next what is to be held, deleted ones included
 * @returns what is held; its `contents` are `before` where nothing that is shown has changed
 */
export function holdMessages(
  before: WindowContents,
  next: WindowContents,
  { maximum, letGo }: Limit,
): HeldWindow {
  const isTooLong = next.messages.length > maximum;
  const held = isTooLong ? cut(next.messages, maximum, letGo) : next.messages;
  const shown = held.filter(({ isDeleted }) => !isDeleted);
  const messages = isSameList(before.messages, shown) ? before.messages : shown;
  const hasOlder = next.hasOlder || (isTooLong && letGo === 'oldest');
  const hasNewer = next.hasNewer || (isTooLong && letGo === 'newest');
  const isSame =
    messages === before.messages && hasOlder === before.hasOlder && hasNewer === before.hasNewer;
  return { held, contents: isSame ? before : { messages, hasOlder, hasNewer } };
}

function cut(
  messages: readonly StoredMessage[],
  maximum: number,
  letGo: Limit['letGo'],
): readonly StoredMessage[] {
  return letGo === 'oldest' ? messages.slice(-maximum) : messages.slice(0, maximum);
}

function isSameList(left: readonly StoredMessage[], right: readonly StoredMessage[]): boolean {
  return left.length === right.length && left.every((message, index) => message === right[index]);
}
