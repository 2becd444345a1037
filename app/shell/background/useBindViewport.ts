import { useEffect, useLayoutEffect } from 'react';
import { trackViewport } from '../../platform/viewport.ts';

/** Follows the visible height, and reveals the page where the stamped one was hidden. */
export function useBindViewport(): void {
  useEffect(trackViewport, []);
  useLayoutEffect(() => {
    delete document.documentElement.dataset['first'];
  }, []);
}
