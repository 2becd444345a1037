import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import type { AnchoredListHandle } from '../../../ui/AnchoredList.tsx';

type Newest = {
  goToNewest: () => void;
  /** How often the newest messages took the place of others: the list begins anew then, at its end. */
  turn: number;
};

/**
 * Leads to the newest message: when asked, and whenever something is sent here.
 * @param sentSince how many messages were sent here since the conversation was opened
 */
export function useNewest(
  { hasNewer, toNewest }: ShownTimeline,
  sentSince: number,
  list: RefObject<AnchoredListHandle | null>,
): Newest {
  const [isComing, setIsComing] = useState(false);
  const [turn, setTurn] = useState(0);
  if (isComing && !hasNewer) {
    setIsComing(false);
    setTurn(turn + 1);
  }
  const goToNewest = useCallback((): void => {
    if (!hasNewer) list.current?.toEnd();
    else setIsComing(true);
    // They are read from the device: this fails only when its storage does.
    toNewest().catch(() => setIsComing(false));
  }, [hasNewer, toNewest, list]);
  const answered = useRef(0);
  useEffect(() => {
    const hasSent = sentSince > answered.current;
    answered.current = sentSince;
    // People who write want to see their message, and have seen the new ones.
    if (hasSent) goToNewest();
  }, [sentSince, goToNewest]);
  return { goToNewest, turn };
}
