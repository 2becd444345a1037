import { useEffect } from 'react';
import { useServices } from '../../core/services/services.tsx';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { subscribeWake } from '../../platform/wake.ts';

/** Keeps the session true to this device: other pages of the app may change it at any time. */
export function useBindSession(): void {
  const { followSession } = useServices();
  useEffect(() => {
    const keys = [storageKeys.session, storageKeys.accounts];
    const stops = keys.map((key) => localStore.subscribe(key, followSession));
    // A page that was put aside may not have heard what another one did.
    stops.push(subscribeWake(followSession));
    return () => {
      for (const stop of stops) stop();
    };
  }, [followSession]);
}
