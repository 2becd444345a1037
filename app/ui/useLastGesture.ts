import { type RefObject, useEffect, useRef } from 'react';

/** What a person moves a list with. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** @returns when a person last moved what scrolls, or may have, as `performance.now` */
export function useLastGesture(area: RefObject<HTMLElement | null>): RefObject<number> {
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const element = area.current;
    const note = (): void => {
      last.current = performance.now();
    };
    for (const name of gestures) element?.addEventListener(name, note, { passive: true });
    return () => {
      for (const name of gestures) element?.removeEventListener(name, note);
    };
  }, [area]);
  return last;
}
