import { useEffect, useState } from 'react';
import { subscribeVisible } from '../../../platform/visibility.ts';

/** @returns the time in milliseconds, told anew each half minute while the page can be seen. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    const timer = setInterval(look, 30_000);
    const stop = subscribeVisible(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
