import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { KeptPlace } from './useKeptPlace.ts';
import type { SeenRows } from './useSeenRows.ts';

type Needs = {
  /** What scrolls. */
  area: RefObject<HTMLElement | null>;
  virtual: RefObject<VirtualizerHandle | null>;
  seenRows: SeenRows;
  place: Pick<KeptPlace, 'forget'>;
  /** The end is open: nobody stays there. */
  hasMoreBelow: boolean;
};

type EndFollowing = {
  /** The end stays in view while rows come. */
  isFollowing: RefObject<boolean>;
  /** When the list set out for its end, as `performance.now`; null once it is there. */
  setOut: RefObject<number | null>;
  /** Shows the end, or the first row that nobody saw where the end would push it out of the view. */
  follow: () => void;
  /** Shows the end, also past rows that nobody saw. */
  toEnd: () => void;
};

/** Keeps the end of a list in view for those who are there. */
export function useEndFollowing(needs: Needs): EndFollowing {
  const { area, virtual, seenRows, place, hasMoreBelow } = needs;
  const isFollowing = useRef(true);
  const setOut = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (hasMoreBelow) isFollowing.current = false;
  }, [hasMoreBelow]);
  const follow = (): void => {
    const handle = virtual.current;
    const element = area.current;
    if (!handle || !element) return;
    place.forget();
    const unseen = seenRows.firstUnseen();
    isFollowing.current =
      unseen < 0 || handle.scrollSize - handle.getItemOffset(unseen) <= handle.viewportSize;
    // The virtualizer would go to a row again for 150 ms, also where a person has left the end meanwhile.
    const end = handle.scrollSize - element.clientHeight;
    if (isFollowing.current) element.scrollTo({ top: end, behavior: 'instant' });
    else handle.scrollToIndex(unseen, { align: 'start' });
  };
  const toEnd = (): void => {
    seenRows.skip();
    setOut.current = performance.now();
    follow();
  };
  return { isFollowing, setOut, follow, toEnd };
}
