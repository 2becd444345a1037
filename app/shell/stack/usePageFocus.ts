import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus with the pages: to the heading of a page that comes to the front, or back to
 * what had it when the page was left. The very first page of a visit leaves the focus alone.
 */
export function usePageFocus(frame: RefObject<HTMLElement | null>, isFront: boolean): void {
  const left = useRef<HTMLElement | null>(null);
  const isFirstPage = useRef(!hasShownPage());
  useEffect(() => {
    const root = frame.current;
    if (!root || !isFront) return;
    markPageShown();
    if (!isFirstPage.current && !root.contains(document.activeElement)) {
      const target = left.current?.isConnected ? left.current : headingOf(root);
      target?.focus({ preventScroll: true });
    }
    isFirstPage.current = false;
    const remember = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement) left.current = event.target;
    };
    root.addEventListener('focusin', remember);
    return () => root.removeEventListener('focusin', remember);
  }, [frame, isFront]);
}

function headingOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector('[data-heading]') ?? root.querySelector('main');
}

let pageShown = false;

function hasShownPage(): boolean {
  return pageShown;
}

function markPageShown(): void {
  pageShown = true;
}
