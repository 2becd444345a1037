import { useEffect, useState } from 'react';
import { type Coordinates, metresBetween } from '../../../lib/coordinates.ts';
import { locate, mayLocate } from '../../../platform/geolocation.ts';

/**
 * @returns metres from the device to a place; null while nobody knows, and where the person has not
 * allowed it before: nobody is asked for this
 */
export function useDistance({ latitude, longitude }: Coordinates): number | null {
  const [metres, setMetres] = useState<number | null>(null);
  useEffect(() => {
    let isWanted = true;
    const measure = async (): Promise<void> => {
      if (!(await mayLocate()) || !isWanted) return;
      const found = await locate();
      if (!isWanted || !('position' in found)) return;
      setMetres(metresBetween(found.position, { latitude, longitude }));
    };
    void measure();
    return () => {
      isWanted = false;
    };
  }, [latitude, longitude]);
  return metres;
}
