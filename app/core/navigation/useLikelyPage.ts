import { useCallback } from 'react';
import { useAtRest } from '../screen/useAtRest.ts';
import { usePreparePage } from './navigation.ts';

/**
 * Prepares a page that is likely to be opened from the page in front, while idle.
 * @param to '' for none
 * @param how as of `usePreparePage`
 */
export function useLikelyPage(to: string, how: 'fetched' | 'built'): void {
  const prepare = usePreparePage();
  const work = useCallback(() => {
    prepare(to, how);
    return () => undefined;
  }, [to, how, prepare]);
  useAtRest(to === '' ? null : work);
}
