import { messageKeyOf } from '../messageRef.ts';
import { compareOrder, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { isSame } from './isSame.ts';
import type { TimelineWindow, WindowContents } from './timelineWindow.ts';

/** Messages of one conversation held in memory at most. */
const mostHeld = 2_000;

/** @param maximum held at most; more of one end lets go of the other */
export function createTimelineWindow(conversationID: string, maximum = mostHeld): TimelineWindow {
  // Deleted ones are held too: they know where older pages start.
  let held: readonly StoredMessage[] = [];
  let current: WindowContents = { messages: [], hasOlder: true, hasNewer: false };

  const set = (
    next: readonly StoredMessage[],
    hasOlder: boolean,
    hasNewer: boolean,
    letGo: 'oldest' | 'newest',
  ): boolean => {
    const isTooLong = next.length > maximum;
    held = !isTooLong ? next : letGo === 'oldest' ? next.slice(-maximum) : next.slice(0, maximum);
    const shown = held.filter(({ isDeleted }) => !isDeleted);
    const messages = isSameList(current.messages, shown) ? current.messages : shown;
    const contents: WindowContents = {
      messages,
      hasOlder: hasOlder || (isTooLong && letGo === 'oldest'),
      hasNewer: hasNewer || (isTooLong && letGo === 'newest'),
    };
    if (
      messages === current.messages &&
      contents.hasOlder === current.hasOlder &&
      contents.hasNewer === current.hasNewer
    ) {
      return false;
    }
    current = contents;
    return true;
  };

  const merged = (added: readonly StoredMessage[], base: readonly StoredMessage[] = held) => {
    const versions = new Map(base.map((message) => [messageKeyOf(message), message]));
    for (const message of added) {
      if (message.conversationID !== conversationID) continue;
      const key = messageKeyOf(message);
      const known = versions.get(key);
      if (!known || !isSame(known, message)) versions.set(key, message);
    }
    return inOrder([...versions.values()]);
  };

  return {
    contents: () => current,
    oldest: () => held[0] ?? null,
    newest: () => held.at(-1) ?? null,
    show(page, hasOlder) {
      const known = new Map(held.map((message) => [messageKeyOf(message), message]));
      const next = page
        .filter((message) => message.conversationID === conversationID)
        .map((message) => {
          const before = known.get(messageKeyOf(message));
          return before && isSame(before, message) ? before : message;
        });
      return set(inOrder(next), hasOlder, false, 'oldest');
    },
    addOlder: (page, hasOlder) => set(merged(page), hasOlder, current.hasNewer, 'newest'),
    addNewer: (page, hasNewer) => set(merged(page), current.hasOlder, hasNewer, 'oldest'),
    apply({ messages, removed }) {
      const gone = new Set(removed.map(messageKeyOf));
      const base = gone.size > 0 ? held.filter((one) => !gone.has(messageKeyOf(one))) : held;
      const heldKeys = new Set(held.map(messageKeyOf));
      const relevant = messages.filter(
        (message) =>
          message.conversationID === conversationID &&
          (heldKeys.has(messageKeyOf(message)) || isWithin(message)),
      );
      if (base === held && relevant.length === 0) return false;
      // One that turns out to have been sent long ago leaves its place at the end for its page.
      const unsent = new Set(held.filter((one) => one.state !== 'sent').map(messageKeyOf));
      const next = merged(relevant, base).filter(
        (one) => one.state !== 'sent' || !unsent.has(messageKeyOf(one)) || isWithin(one),
      );
      return set(next, current.hasOlder, current.hasNewer, 'oldest');
    },
  };

  /** What lies beyond an open end is shown once its page is. */
  function isWithin(message: StoredMessage): boolean {
    const place = orderKeyOf(message);
    // Unsent ones stand at the end whatever lies before them.
    const oldest = held.find(({ state }) => state === 'sent');
    const newest = held.at(-1);
    if (current.hasOlder && oldest && compareOrder(place, orderKeyOf(oldest)) < 0) return false;
    return !(current.hasNewer && newest && compareOrder(place, orderKeyOf(newest)) > 0);
  }
}

function inOrder(messages: StoredMessage[]): StoredMessage[] {
  return messages
    .map((message) => ({ message, place: orderKeyOf(message) }))
    .sort((left, right) => compareOrder(left.place, right.place))
    .map(({ message }) => message);
}

function isSameList(left: readonly StoredMessage[], right: readonly StoredMessage[]): boolean {
  return left.length === right.length && left.every((message, index) => message === right[index]);
}
