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
  const isWanted = found === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const end = (id: string | null): void => {
      if (!isOver) setFound(id);
      isOver = true;
    };
    const timer = timers.set(() => end(null), patience);
    findUnread(count).then(end, () => end(null));
    return () => {
      isOver = true;
      timers.clear(timer);
    };
  }, [isWanted, findUnread, count]);
  // What was loaded for it may still be on its way to the screen.
  const isShown = found && messages.some(({ clientMsgID }) => clientMsgID === found);
  return found && !isShown ? undefined : found;
}
