import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import {
  keepPlaces,
  type SavedPlace,
  savedPlaces,
  withoutPlace,
  withPlace,
} from './savedPlaces.ts';

/** The places that the person keeps on this device. */
export function useSavedPlaces() {
  const userID = useAtomValue(userIdAtom) ?? '';
  const [places, setPlaces] = useState(() => savedPlaces(userID));
  const keep = (next: readonly SavedPlace[]): void => {
    keepPlaces(userID, next);
    setPlaces(next);
  };
  return {
    places,
    /** @returns false where there is no room for another */
    save(place: SavedPlace): boolean {
      const next = withPlace(savedPlaces(userID), place);
      if (next) keep(next);
      return next !== null;
    },
    remove: (place: SavedPlace) => keep(withoutPlace(savedPlaces(userID), place)),
  };
}
