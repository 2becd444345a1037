import { useEffect } from 'react';
import { whenIdle } from '../../platform/idle.ts';
import { useIsActiveScreen } from '../screen/activeScreen.tsx';
import { usePreparePage } from './navigation.ts';

/** How long the address must not change before, in milliseconds. */
const quiet = 1_000;

/**
 * Prepares a page that is likely to be opened from the page in front, while idle.
 * @param to '' for none
 * @param how as of `usePreparePage`
 */
export function useLikelyPage(to: string, how: 'fetched' | 'built'): void {
  const isActive = useIsActiveScreen();
  const prepare = usePreparePage();
  useEffect(() => {
    if (!isActive || to === '') return;
    let stop = (): void => undefined;
    const timer = setTimeout(() => {
      stop = whenIdle(() => prepare(to, how));
    }, quiet);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isActive, to, how, prepare]);
}
