import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { alertsOffAtom } from '../../../core/alerts/alertsOffAtom.ts';
import { type Chime, createChime } from '../../../platform/chime.ts';

/** @returns the sound of new messages; null where the person wants none. */
export function useChime(): () => Chime | null {
  const isOn = !useAtomValue(alertsOffAtom).has('sound');
  const current = useRef<Chime | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const chime = createChime();
    current.current = chime;
    return () => {
      current.current = null;
      chime.close();
    };
  }, [isOn]);
  return useCallback(() => current.current, []);
}
