import { useLayoutEffect } from 'react';

/** Reveals the page where the stamped one was hidden. */
export function useRevealPage(): void {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['first'];
  }, []);
}
