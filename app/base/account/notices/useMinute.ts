import { useEffect, useState } from 'react';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';

/** @returns milliseconds since 1970, told anew each minute while the page is in front. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  const isActive = useIsActiveScreen();
  useEffect(() => {
    if (!isActive) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, [isActive]);
  return now;
}
