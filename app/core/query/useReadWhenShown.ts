import { useEffect, useRef } from 'react';
import { useIsActiveScreen } from '../screen/activeScreen.tsx';

type Query = { isStale: boolean; refetch: () => unknown };

/** Reads anew when the page comes to the front again and what it shows is no longer fresh. */
export function useReadWhenShown({ isStale, refetch }: Query): void {
  const isActive = useIsActiveScreen();
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (isActive && !wasActive.current && isStale) refetch();
    wasActive.current = isActive;
  }, [isActive, isStale, refetch]);
}
