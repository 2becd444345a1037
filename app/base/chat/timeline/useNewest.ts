import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import type { AnchoredListHandle } from '../../../ui/AnchoredList.tsx';

type Newest = {
  /** Something was sent since the conversation was opened. */
  hasAnswered: boolean;
  goToNewest: () => void;
  /** How often the newest messages took the place of others: the list begins anew then, at its end. */
  turn: number;
};

/** Leads to the newest message: when asked, and whenever something is sent here. */
export function useNewest(
  { sentHere, hasNewer, toNewest }: ShownTimeline,
  list: RefObject<AnchoredListHandle | null>,
): Newest {
  const [hasAnswered, setHasAnswered] = useState(false);
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
  const answered = useRef(sentHere);
  useEffect(() => {
    const hasSent = sentHere > answered.current;
    answered.current = sentHere;
    if (!hasSent) return;
    // People who write want to see their message, and have seen the new ones.
    setHasAnswered(true);
    goToNewest();
  }, [sentHere, goToNewest]);
  return { hasAnswered, goToNewest, turn };
}
