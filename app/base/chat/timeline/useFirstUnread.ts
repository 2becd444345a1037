import { useEffect, useState } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { countsAsUnread, firstUnreadOf } from '../../../core/messaging/messageModel/firstUnread.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';

/** How long the first unread message is searched for before the list opens without it, in milliseconds. */
const patience = 5_000;

type Needs = {
  unreadCount: number;
  selfId: string;
  isElsewhere: boolean;
  hasAnswered: boolean;
};

/**
 * Where the person stopped reading, as it was when the conversation opened, however far back. Where that
 * cannot be found, it is the oldest message there is: none of those shown has been read. A search that
 * ends after the list was opened without it leads there all the same.
 * @param isElsewhere the conversation was opened at another message: nothing is searched for, and the
 * line stands where it is known
 * @param hasAnswered the person has written: nothing is looked for any more, their message is what counts
 * @returns `messageKeyOf` the message above which the line of the unread stands; null for no line;
 * undefined while it is looked for
 */
export function useFirstUnread(
  { messages, hasOlder, hasNewer, findUnread }: ShownTimeline,
  { unreadCount, selfId, isElsewhere, hasAnswered }: Needs,
): string | null | undefined {
  const [count] = useState(unreadCount);
  const [found, setFound] = useState(() => {
    // The count says nothing of messages that are not the newest.
    const first = hasNewer ? null : firstUnreadOf(messages, count, selfId);
    if (isElsewhere) return first;
    return first === null && count > 0 && hasOlder ? undefined : first;
  });
  /** The search failed or took too long. */
  const [isBeyond, setIsBeyond] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // What was loaded for it may still be on its way to the screen.
  const isThere =
    found !== undefined &&
    (found === null || messages.some((message) => messageKeyOf(message) === found));
  // Once it was there the list stays open, even if the message is dropped from memory later.
  if (isThere && !isOpen) setIsOpen(true);
  if (hasAnswered && !isThere && !isOpen) {
    setFound(null);
  } else if (isBeyond && !isThere && !isOpen) {
    const oldest = messages.find((message) => countsAsUnread(message, selfId));
    setFound(oldest ? messageKeyOf(oldest) : null);
  }
  const isWaiting = !isOpen && !isThere;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsBeyond(true), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const [isToFind] = useState(found === undefined);
  useEffect(() => {
    if (!isToFind || hasAnswered) return;
    let isClosed = false;
    const end = (key: string | null): void => {
      if (isClosed) return;
      if (key === null) setIsBeyond(true);
      else setFound(key);
    };
    findUnread(count).then(end, () => end(null));
    return () => {
      isClosed = true;
    };
  }, [isToFind, hasAnswered, findUnread, count]);
  return isWaiting ? undefined : (found ?? null);
}
