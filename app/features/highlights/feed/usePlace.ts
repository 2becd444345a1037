import { useLayoutEffect, useRef } from 'react';

/**
 * Where the feed is scrolled. A swipe is the browser's; keys and buttons go one clip on.
 * @param current index of the clip in view
 */
export function usePlace(current: number, isStill: boolean) {
  const area = useRef<HTMLElement>(null);
  const start = useRef(current);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    if (start.current > 0) element.scrollTop = start.current * element.clientHeight;
    // The keys of the feed are heard where the focus is.
    const { activeElement, body } = element.ownerDocument;
    if (activeElement === body) element.focus({ preventScroll: true });
  }, []);
  return {
    area,
    /** Before the clip that has the focus is out of reach. */
    keepFocus(): void {
      const element = area.current;
      if (element?.contains(element.ownerDocument.activeElement)) {
        element.focus({ preventScroll: true });
      }
    },
    step(by: 1 | -1): void {
      const element = area.current;
      element?.scrollTo({
        top: (current + by) * element.clientHeight,
        behavior: isStill ? 'auto' : 'smooth',
      });
    },
  };
}
