import { useSyncExternalStore } from 'react';
import { isVisible, subscribeVisible } from '../../platform/visibility.ts';

/** Whether the page is in front, rather than another tab or app. */
export function usePageSeen(): boolean {
  return useSyncExternalStore(subscribeVisible, isVisible, () => true);
}
