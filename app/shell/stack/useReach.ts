import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Only the page in front can be reached, by finger, keyboard and screen reader. Every element of a page takes
 * part in putting it out of reach, and the page that opens is waited for: one that moves aside is out of reach
 * once it has moved, and nothing is pressed in it until then; one that stays in sight, once what lies over it
 * has been painted.
 */
export function useReach(
  frame: RefObject<HTMLElement | null>,
  isFront: boolean,
  isMoving: boolean,
): void {
  const wasFront = useRef(isFront);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const isCovered = wasFront.current && !isFront;
    wasFront.current = isFront;
    if (!isFront && isMoving) return withoutPresses(element);
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
  }, [frame, isFront, isMoving]);
}

/** @returns has presses count again */
function withoutPresses(element: HTMLElement): () => void {
  const refuse = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', refuse, true);
  return () => element.removeEventListener('click', refuse, true);
}
