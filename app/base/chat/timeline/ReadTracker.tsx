import { type PrimitiveAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { Mentions } from './Mentions.tsx';
import { NewestButton } from './NewestButton.tsx';
import { seenIndexOf, unreadBelow } from './readProgress.ts';
import { useIsLooking } from './useIsLooking.ts';

type Props = {
  timeline: ShownTimeline;
  unreadCount: number;
  /** Whether messages that were not read mention the person. */
  isMentioned: boolean;
  selfId: string;
  /** Key of the last row there is. */
  lastKey: string | undefined;
  /** Key of the last row in view; null until it is known. */
  lastInViewAtom: PrimitiveAtom<string | null>;
  /** The newest messages are out of view. */
  isAway: boolean;
  onLooking: (isLooking: boolean) => void;
  onNewest: () => void;
};

/**
 * Marks messages as read once they were in view, and shows the button to the newest. A component of its
 * own, so that scrolling renders no rows again.
 */
export function ReadTracker(props: Props) {
  const { timeline, unreadCount, selfId, lastKey, isAway, onLooking, onNewest } = props;
  const { messages, hasNewer, markRead } = timeline;
  const isLooking = useIsLooking();
  const lastInView = useAtomValue(props.lastInViewAtom);
  const [readKey, setReadKey] = useState<string | null>(null);
  const known = messages.findLastIndex((message) => messageKeyOf(message) === readKey);
  const seen = isLooking ? seenIndexOf(messages, lastInView, lastKey) : -1;
  const read = Math.max(known, seen);
  const last = messages[read];
  const lastReadKey = last ? messageKeyOf(last) : null;
  if (lastReadKey !== null && lastReadKey !== readKey) setReadKey(lastReadKey);
  useEffect(() => onLooking(isLooking), [onLooking, isLooking]);
  useEffect(() => {
    // Asked again whenever the count changes: what was missing before it may have come.
    if (last && unreadCount > 0) markRead(last);
  }, [last, unreadCount, markRead]);
  const below = unreadBelow(messages, read, { unreadCount, hasNewer, selfId });
  const here = messages.findLast((message) => messageKeyOf(message) === lastInView) ?? null;
  const [first] = messages;
  return (
    <>
      {isAway && <NewestButton count={below} onClick={onNewest} />}
      {first && (
        <Mentions
          conversationID={first.conversationID}
          isMentioned={props.isMentioned}
          unreadCount={unreadCount}
          read={last ?? null}
          from={here}
        />
      )}
    </>
  );
}
