import { type RefObject, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { AnchoredRow } from './anchoredRow.ts';
import type { TopInView } from './topInView.ts';
import type { SeenRows } from './useSeenRows.ts';
import { useTopInView } from './useTopInView.ts';

/** Nearer to the end than this counts as being at the end, in pixels. */
const endZone = 48;
/** Nearer to the start or to an open end than this asks for more. */
const moreZone = 1_600;

type Needs = {
  /** Whether all rows are there; until then the list shows those in view, and asks for nothing. */
  isPlaced: boolean;
  area: RefObject<HTMLElement | null>;
  virtual: RefObject<VirtualizerHandle | null>;
  /** The rows that are laid out. */
  known: RefObject<readonly AnchoredRow[]>;
  /** Set to whether the end is to stay in view. */
  isFollowing: RefObject<boolean>;
  /** When the list set out for its end, as `performance.now`; null once it is there. */
  setOut: RefObject<number | null>;
  /** As `useLastGesture`. */
  lastGesture: RefObject<number>;
  seenRows: SeenRows;
  /** Whether the end is open: nobody stays there. */
  hasMoreBelow: boolean;
  onAtEnd: (isAtEnd: boolean) => void;
  onNearStart: () => void;
  onNearEnd: () => void;
  onTopInView?: (top: TopInView) => void;
};

/** @returns finds out where a list is scrolled to, and what follows from it */
export function useScrollLook(needs: Needs): () => void {
  const { isPlaced, area, known, isFollowing, setOut, lastGesture, seenRows } = needs;
  const { hasMoreBelow, onAtEnd, onNearStart, onNearEnd } = needs;
  const noteTop = useTopInView(needs);
  const lastOffset = useRef(0);
  const lastHeight = useRef(0);
  const wasAtEnd = useRef<boolean | null>(null);
  return () => {
    if (!isPlaced) {
      // Who scrolls that early is not taken back to the end once the sizes of its rows are known.
      if (lastGesture.current > (setOut.current ?? 0)) isFollowing.current = false;
      return;
    }
    const element = area.current;
    if (!element || known.current.length === 0) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const below = scrollHeight - clientHeight - scrollTop;
    const isAtEnd = below <= endZone;
    // On its way to the end a list moves up, too, by what rows above turn out to be smaller than thought.
    const isOnItsWay = setOut.current !== null && lastGesture.current < setOut.current;
    // While its view becomes smaller it does so, too, and its end is out of the view.
    const isResized = clientHeight !== lastHeight.current;
    // What else moves the view down is the list itself; up, it is the person.
    if (isAtEnd) {
      isFollowing.current = !hasMoreBelow;
      setOut.current = null;
    } else if (scrollTop < lastOffset.current - 1 && !isOnItsWay && !isResized) {
      isFollowing.current = false;
    }
    lastOffset.current = scrollTop;
    lastHeight.current = clientHeight;
    if (wasAtEnd.current !== isAtEnd) {
      wasAtEnd.current = isAtEnd;
      onAtEnd(isAtEnd);
    }
    if (scrollTop < moreZone) onNearStart();
    if (hasMoreBelow && below < moreZone) onNearEnd();
    seenRows.lookSoon();
    noteTop();
  };
}
