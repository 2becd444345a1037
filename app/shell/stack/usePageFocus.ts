import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The first page of a visit leaves the focus where the browser has it. */
let hasShownPage = false;

/**
 * Moves the focus with the pages: to the heading of a page that comes to the front, or back to
 * what had it when the page was left.
 * @returns takes the focus to the page unless something in it has it already.
 */
export function usePageFocus(frame: RefObject<HTMLElement | null>, isFront: boolean): () => void {
  const left = useRef<HTMLElement | null>(null);
  const isVisitStart = useRef(!hasShownPage);
  const focusPage = useCallback(() => {
    const root = frame.current;
    if (!root || isVisitStart.current || root.contains(document.activeElement)) return;
    const target = left.current?.isConnected ? left.current : headingOf(root);
    target?.focus({ preventScroll: true });
  }, [frame]);
  useEffect(() => {
    const root = frame.current;
    if (!root || !isFront) return;
    // It was there from the start, but under the page the visit began with.
    if (hasShownPage) isVisitStart.current = false;
    hasShownPage = true;
    focusPage();
    const remember = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement) left.current = event.target;
    };
    root.addEventListener('focusin', remember);
    return () => {
      root.removeEventListener('focusin', remember);
      isVisitStart.current = false;
    };
  }, [frame, isFront, focusPage]);
  return focusPage;
}

function headingOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector('[data-heading]') ?? root.querySelector('main');
}
