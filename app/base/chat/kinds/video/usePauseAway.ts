import { type RefObject, useEffect } from 'react';
import { useIsActiveScreen } from '../../../../core/screen/activeScreen.tsx';
import { pauseOutOfView, pauseUnlessFloating } from '../../../../platform/pauseAway.ts';

/** A film that is scrolled away, or whose page another covers, waits: nobody hears what they do not see. */
export function usePauseAway(film: RefObject<HTMLVideoElement | null>, isPlaying: boolean): void {
  const isActive = useIsActiveScreen();
  useEffect(() => {
    const { current } = film;
    if (!isPlaying || !current) return undefined;
    if (isActive) return pauseOutOfView(current);
    pauseUnlessFloating(current);
    return undefined;
  }, [film, isPlaying, isActive]);
}
