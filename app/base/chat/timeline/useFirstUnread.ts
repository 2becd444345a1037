import { useEffect, useState } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { firstUnreadOf } from '../../../core/messaging/timeline/firstUnread.ts';
import { timers } from '../../../platform/timers.ts';

/** For so long a person waits to be led to the first unread message. Milliseconds. */
const patience = 5_000;

/**
 * Where the person stopped reading, as it was when the conversation opened.
 * @returns the message above which the line of the unread stands; null for no line, also where it lies
 * further back than is loaded; undefined while it is looked for
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
  const [isOver, setIsOver] = useState(false);
  // What was loaded for it may still be on its way to the screen.
  const isThere =
    found !== undefined &&
    (found === null || messages.some(({ clientMsgID }) => clientMsgID === found));
  // Once it was there the list is open, whatever is let go later.
  if (isThere && !isOver) setIsOver(true);
  const isWaiting = !isOver && !isThere;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = timers.set(() => setIsOver(true), patience);
    return () => timers.clear(timer);
  }, [isWaiting]);
  const isLookedFor = isWaiting && found === undefined;
  useEffect(() => {
    if (!isLookedFor) return;
    let isLate = false;
    const end = (id: string | null): void => {
      if (!isLate) setFound(id);
    };
    findUnread(count).then(end, () => end(null));
    return () => {
      isLate = true;
    };
  }, [isLookedFor, findUnread, count]);
  return isWaiting ? undefined : (found ?? null);
}
