import { useEffect } from 'react';
import { trackViewport } from '../../platform/viewport.ts';

/** Follows the visible height. */
export function useBindViewport(): void {
  useEffect(trackViewport, []);
}
