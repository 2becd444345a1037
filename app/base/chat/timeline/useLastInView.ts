import { atom, type PrimitiveAtom, useSetAtom } from 'jotai';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { AnchoredListHandle } from '../../../ui/AnchoredList.tsx';
import { endKeyOf } from './endKeyOf.ts';
import type { TimelineRow } from './timelineRow.ts';

type Followed = {
  /** `messageKeyOf` the last message in view; null before one was. */
  lastInViewAtom: PrimitiveAtom<string | null>;
  /** As `AnchoredList` tells it. */
  onLastInView: (key: string) => void;
  /** Whether somebody looks. */
  isSeen: () => boolean;
  onLooking: (isLooking: boolean) => void;
};

/** Follows what of a conversation was before somebody's eyes. The page is not drawn anew. */
export function useLastInView(
  rows: readonly TimelineRow[],
  list: RefObject<AnchoredListHandle | null>,
): Followed {
  const [lastInViewAtom] = useState(() => atom<string | null>(null));
  const setLastInView = useSetAtom(lastInViewAtom);
  const isLookedAt = useRef(false);
  const onLooking = useCallback(
    (isLooking: boolean): void => {
      isLookedAt.current = isLooking;
      if (isLooking) list.current?.look();
    },
    [list],
  );
  return {
    lastInViewAtom,
    onLastInView: (key) => setLastInView(endKeyOf(rows.find((one) => one.key === key)) ?? key),
    isSeen: () => isLookedAt.current,
    onLooking,
  };
}
