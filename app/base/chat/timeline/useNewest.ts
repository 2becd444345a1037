import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import type { AnchoredListHandle } from '../../../ui/AnchoredList.tsx';

type Newest = {
  /** Something was sent since the conversation was opened. */
  hasAnswered: boolean;
  goToNewest: () => void;
};

/** Leads to the newest message: when asked, and whenever something is sent here. */
export function useNewest(
  { sentHere, toNewest }: ShownTimeline,
  list: RefObject<AnchoredListHandle | null>,
): Newest {
  const [hasAnswered, setHasAnswered] = useState(false);
  const goToNewest = useCallback((): void => {
    const toEnd = (): void => list.current?.toEnd();
    toEnd();
    // Messages dropped from memory are read from the device: this fails only when its storage does.
    toNewest().then(toEnd, () => undefined);
  }, [toNewest, list]);
  const answered = useRef(sentHere);
  useEffect(() => {
    const hasSent = sentHere > answered.current;
    answered.current = sentHere;
    if (!hasSent) return;
    // People who write want to see their message, and have seen the new ones.
    setHasAnswered(true);
    goToNewest();
  }, [sentHere, goToNewest]);
  return { hasAnswered, goToNewest };
}
