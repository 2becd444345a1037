import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { onlineAtom } from '../../core/backend/onlineAtom.ts';
import { isOnline, subscribeOnline } from '../../platform/network.ts';

/** Keeps `onlineAtom` true to the device. */
export function useBindOnline(): void {
  const setOnline = useSetAtom(onlineAtom);
  useEffect(() => {
    setOnline(isOnline());
    return subscribeOnline(setOnline);
  }, [setOnline]);
}
