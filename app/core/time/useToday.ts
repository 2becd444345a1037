import { useEffect, useState } from 'react';
import { dayNumber, untilMidnight } from '../../lib/dayTime.ts';
import { subscribeVisible } from '../../platform/visibility.ts';

/** @returns the number of the day, as `dayNumber`; told anew when it changes. */
export function useToday(): number {
  const [today, setToday] = useState(() => dayNumber(Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      const now = Date.now();
      setToday(dayNumber(now));
      timer = setTimeout(look, untilMidnight(now));
    };
    look();
    // Timers do not run while a phone sleeps.
    const stop = subscribeVisible(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return today;
}
