import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Only the page in front can be reached, by finger, keyboard and screen reader. One that gets covered
 * is put out of reach when the page over it has been painted: every element of it takes part in that,
 * and the page that opens is waited for.
 */
export function useReach(frame: RefObject<HTMLElement | null>, isFront: boolean): void {
  const wasFront = useRef(isFront);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const isCovered = wasFront.current && !isFront;
    wasFront.current = isFront;
    if (!isCovered) {
      element.inert = !isFront;
      return;
    }
    let waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => {
        element.inert = true;
      });
    });
    return () => cancelAnimationFrame(waiting);
  }, [frame, isFront]);
}
