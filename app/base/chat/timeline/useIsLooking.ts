import { useEffect, useState } from 'react';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { isVisible, subscribeVisible } from '../../../platform/visibility.ts';

/** True while the page this is called in is before a person's eyes. */
export function useIsLooking(): boolean {
  const isActive = useIsActiveScreen();
  const [isShown, setIsShown] = useState(isVisible);
  useEffect(() => subscribeVisible(setIsShown), []);
  return isActive && isShown;
}
