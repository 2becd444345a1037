import { useCallback } from 'react';
import { useServicesLater } from '../services/services.tsx';

/**
 * @returns brings in the sentences for errors. Never rejects: a sentence that cannot be had gives
 * way to a general one.
 */
export function useLoadErrorTexts(): () => Promise<void> {
  const services = useServicesLater();
  return useCallback(async () => {
    await services()
      .loadTexts(['errors'])
      .catch(() => undefined);
  }, [services]);
}
