import { useEffect } from 'react';
import { whenIdle } from '../../platform/idle.ts';
import { useIsActiveScreen } from './activeScreen.tsx';

/** How long the page must have been in front, and the work the same, in milliseconds. */
const quiet = 1_000;

/**
 * Does once a page stands still what a person is likely to need next.
 * @param work returns what ends it, when another page comes in front; null for none
 */
export function useAtRest(work: (() => () => void) | null): void {
  const isActive = useIsActiveScreen();
  useEffect(() => {
    if (!isActive || !work) return;
    let stop = (): void => undefined;
    const timer = setTimeout(() => {
      stop = whenIdle(() => {
        stop = work();
      });
    }, quiet);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isActive, work]);
}
