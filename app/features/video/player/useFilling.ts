import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillScreen, leaveFullScreen, subscribeFullScreen } from '../../../platform/fullScreen.ts';
import { useOverlayEntry } from '../../../ui/overlayEntry.ts';

export type Filling = {
  /** The screen, or else the page; null for neither. */
  fills: 'screen' | 'page' | null;
  toggle: () => void;
};

/** A film over the whole screen; over the whole page where the browser does not do that when asked. */
export function useFilling(
  stage: RefObject<HTMLElement | null>,
  film: RefObject<HTMLVideoElement | null>,
): Filling {
  const [fills, setFills] = useState<Filling['fills']>(null);
  const isRefused = useRef(false);
  useEffect(() => {
    if (!stage.current) return;
    return subscribeFullScreen(stage.current, (isFull) => setFills(isFull ? 'screen' : null));
  }, [stage]);
  useOverlayEntry(fills === 'page', () => setFills(null));
  return {
    fills,
    async toggle() {
      if (fills === 'page') return setFills(null);
      if (fills === 'screen') return leaveFullScreen();
      if (!stage.current || !film.current) return;
      isRefused.current ||= !(await fillScreen(stage.current, film.current));
      if (isRefused.current) setFills('page');
    },
  };
}
