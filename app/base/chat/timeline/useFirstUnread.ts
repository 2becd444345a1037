import { useEffect, useState } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { countsAsUnread, firstUnreadOf } from '../../../core/messaging/messageModel/firstUnread.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';

/** How long the first unread message is searched for before the list opens without it, in milliseconds. */
const patience = 5_000;

/**
 * Where the person stopped reading, as it was when the conversation opened. Where that lies further back
 * than can be loaded, it is the oldest message there is: none of those shown has been read.
 * @returns `messageKeyOf` the message above which the line of the unread stands; null for no line;
 * undefined while it is looked for
 */
export function useFirstUnread(
  { messages, hasOlder, findUnread }: ShownTimeline,
  unreadCount: number,
  selfId: string,
): string | null | undefined {
  const [count] = useState(unreadCount);
  const [found, setFound] = useState(() => {
    const first = firstUnreadOf(messages, count, selfId);
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
  if (isBeyond && !isThere && !isOpen) {
    const oldest = messages.find((message) => countsAsUnread(message, selfId));
    setFound(oldest ? messageKeyOf(oldest) : null);
  }
  const isWaiting = !isOpen && !isThere;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsBeyond(true), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const isLookedFor = isWaiting && found === undefined;
  useEffect(() => {
    if (!isLookedFor) return;
    let isLate = false;
    const end = (key: string | null): void => {
      if (isLate) return;
      if (key === null) setIsBeyond(true);
      else setFound(key);
    };
    findUnread(count).then(end, () => end(null));
    return () => {
      isLate = true;
    };
  }, [isLookedFor, findUnread, count]);
  return isWaiting ? undefined : (found ?? null);
}
