import { messageKeyOf } from '../messageRef.ts';
import { compareOrder, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { isSame } from './isSame.ts';
import type { PageEnds, TimelineWindow } from './timelineWindow.ts';
import { emptyWindow, type HeldWindow, holdMessages } from './windowContents.ts';

/** Messages of one conversation held in memory at most. */
const mostHeld = 2_000;

/** @param maximum held at most; adding at one end drops from the other */
export function createTimelineWindow(conversationID: string, maximum = mostHeld): TimelineWindow {
  let window = emptyWindow;

  const set = (
    next: readonly StoredMessage[],
    ends: PageEnds,
    letGo: 'oldest' | 'newest',
  ): boolean => {
    const before = window.contents;
    window = holdMessages(before, { ...ends, messages: next }, { maximum, letGo });
    return window.contents !== before;
  };
  const isHere = (message: StoredMessage) => message.conversationID === conversationID;

  return {
    contents: () => window.contents,
    oldest: () => window.held[0] ?? null,
    newest: () => window.held.at(-1) ?? null,
    show(page, ends) {
      const known = new Map(window.held.map((message) => [messageKeyOf(message), message]));
      const next = page.filter(isHere).map((message) => {
        const before = known.get(messageKeyOf(message));
        return before && isSame(before, message) ? before : message;
      });
      return set(inOrder(next), ends, 'oldest');
    },
    addOlder(page, hasOlder) {
      const next = merged(window.held, page.filter(isHere));
      return set(next, { ...window.contents, hasOlder }, 'newest');
    },
    addNewer(page, hasNewer) {
      const next = merged(window.held, page.filter(isHere));
      return set(next, { ...window.contents, hasNewer }, 'oldest');
    },
    apply({ messages, removed }) {
      const next = withChanges(window, messages.filter(isHere), new Set(removed.map(messageKeyOf)));
      return next !== null && set(next, window.contents, 'oldest');
    },
  };
}

/** @returns the messages held after changes, in their order, or null where nothing is about them */
function withChanges(
  window: HeldWindow,
  messages: readonly StoredMessage[],
  goneKeys: ReadonlySet<string>,
): StoredMessage[] | null {
  const { held } = window;
  const base = goneKeys.size > 0 ? held.filter((one) => !goneKeys.has(messageKeyOf(one))) : held;
  const heldKeys = new Set(held.map(messageKeyOf));
  const relevant = messages.filter(
    (message) => heldKeys.has(messageKeyOf(message)) || isWithin(window, message),
  );
  if (base === held && relevant.length === 0) return null;
  // One that turns out to have been sent long ago leaves its place at the end for its page.
  const unsent = new Set(held.filter((one) => one.state !== 'sent').map(messageKeyOf));
  return merged(base, relevant).filter(
    (one) => one.state !== 'sent' || !unsent.has(messageKeyOf(one)) || isWithin(window, one),
  );
}

/** What lies beyond an open end is shown once its page is. */
function isWithin({ held, contents }: HeldWindow, message: StoredMessage): boolean {
  const place = orderKeyOf(message);
  // Unsent ones stand at the end whatever lies before them.
  const oldest = held.find(({ state }) => state === 'sent');
  const newest = held.at(-1);
  if (contents.hasOlder && oldest && compareOrder(place, orderKeyOf(oldest)) < 0) return false;
  return !(contents.hasNewer && newest && compareOrder(place, orderKeyOf(newest)) > 0);
}

/** @returns both in their order; a version that says the same stays the same object */
function merged(base: readonly StoredMessage[], added: readonly StoredMessage[]): StoredMessage[] {
  const versions = new Map(base.map((message) => [messageKeyOf(message), message]));
  for (const message of added) {
    const key = messageKeyOf(message);
    const known = versions.get(key);
    if (!known || !isSame(known, message)) versions.set(key, message);
  }
  return inOrder([...versions.values()]);
}

function inOrder(messages: readonly StoredMessage[]): StoredMessage[] {
  return messages
    .map((message) => ({ message, place: orderKeyOf(message) }))
    .sort((left, right) => compareOrder(left.place, right.place))
    .map(({ message }) => message);
}
