import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { AnchoredRow } from './anchoredRow.ts';
import { type TopInView, topInView } from './topInView.ts';

/** What moves a list within so many milliseconds of a person's touch, or of what that set going, is theirs. */
const momentum = 300;

/** Height of the strip at the top that is kept for what says where one is, in text sizes of the root. */
const strip = 2.5;

type Needs = {
  /** As `useLastGesture`. */
  lastGesture: RefObject<number>;
  virtual: RefObject<VirtualizerHandle | null>;
  /** The rows that are laid out. */
  known: RefObject<readonly AnchoredRow[]>;
  onTopInView?: (top: TopInView) => void;
};

/** @returns to be called when a list may have moved: tells what stands at its top where a person did so */
export function useTopInView({ lastGesture, virtual, known, onTopInView }: Needs): () => void {
  const told = useRef(onTopInView);
  useLayoutEffect(() => {
    told.current = onTopInView;
  });
  /** When what a person set going last moved the list, as `performance.now`. */
  const moved = useRef(Number.NEGATIVE_INFINITY);
  return useMemo(
    () => () => {
      const now = performance.now();
      const handle = virtual.current;
      if (!handle || !told.current) return;
      if (now - Math.max(lastGesture.current, moved.current) > momentum) return;
      moved.current = now;
      const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      told.current(topInView(known.current, handle, strip * textSize));
    },
    [lastGesture, virtual, known],
  );
}
