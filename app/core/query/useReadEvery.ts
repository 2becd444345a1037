import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isVisible, subscribeVisible } from '../../platform/visibility.ts';
import { onlineAtom } from '../backend/onlineAtom.ts';
import { useIsActiveScreen } from '../screen/activeScreen.tsx';

/** Milliseconds, or what tells them from what is shown; undefined reads nothing anew by itself. */
export type ReadEvery<Data> = number | ((data: Data) => number | undefined);

/** @returns milliseconds; undefined also while there is nothing to tell them from. */
export function everyOf<Data>(
  every: ReadEvery<Data> | undefined,
  data: Data | null,
): number | undefined {
  if (typeof every !== 'function') return every;
  return data === null ? undefined : every(data);
}

type Query = {
  isFetching: boolean;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => Promise<unknown>;
};

/**
 * Reads anew again and again while the page is in front, seen and online, beginning with the first
 * answer or failure.
 * @param every milliseconds between two readings; undefined for never.
 * @returns whether the reading under way is one of these, which no mark on the page tells of.
 */
export function useReadEvery(query: Query, every: number | undefined): boolean {
  const { isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = query;
  const isSeen = useSyncExternalStore(subscribeVisible, isVisible, () => true);
  const isActive = useIsActiveScreen();
  const isOnline = useAtomValue(onlineAtom);
  const [isQuiet, setIsQuiet] = useState(false);
  const last = Math.max(dataUpdatedAt, errorUpdatedAt);
  const wait = isSeen && isActive && isOnline && !isFetching && last > 0 ? every : undefined;
  useEffect(() => {
    if (wait === undefined) return;
    // A clock that was set back never makes it wait longer.
    const left = Math.min(wait, Math.max(0, last + wait - Date.now()));
    const timer = setTimeout(() => {
      setIsQuiet(true);
      void refetch().finally(() => setIsQuiet(false));
    }, left);
    return () => clearTimeout(timer);
  }, [wait, last, refetch]);
  return isQuiet;
}
