import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { AnchoredRow } from './anchoredRow.ts';
import { topInView } from './topInView.ts';

/** What moves a list within so many milliseconds of a person's touch, or of what that set going, is theirs. */
const momentum = 300;

/** Height of the strip at the top that is kept for what says where one is, in text sizes of the root. */
const strip = 2.5;

/** What a person moves a list with. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

type Needs = {
  area: RefObject<HTMLElement | null>;
  virtual: RefObject<VirtualizerHandle | null>;
  /** The rows that are laid out. */
  known: RefObject<readonly AnchoredRow[]>;
  onTopInView?: (key: string | null) => void;
};

/** @returns to be called when a list may have moved: tells what stands at its top where a person did so */
export function useTopInView({ area, virtual, known, onTopInView }: Needs): () => void {
  const told = useRef(onTopInView);
  useLayoutEffect(() => {
    told.current = onTopInView;
  });
  /** When a person last moved the list, as `performance.now`. */
  const moved = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const element = area.current;
    const note = (): void => {
      moved.current = performance.now();
    };
    for (const name of gestures) element?.addEventListener(name, note, { passive: true });
    return () => {
      for (const name of gestures) element?.removeEventListener(name, note);
    };
  }, [area]);
  return useMemo(
    () => () => {
      const now = performance.now();
      const handle = virtual.current;
      if (!handle || !told.current || now - moved.current > momentum) return;
      moved.current = now;
      const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      told.current(topInView(known.current, handle, strip * textSize));
    },
    [virtual, known],
  );
}
