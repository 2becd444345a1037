import { useCallback } from 'react';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import type { Face } from '../../ui/face.ts';
import { givenNameOf, type NamedPerson } from './personName.ts';
import { useSupportOf } from './useSupport.ts';

/** `faceURL` as the gateway gives it; may be empty. */
type Pictured = NamedPerson & { faceURL: string };

/** @returns what an `Avatar` shows of a person: of the brand's support the logo */
export function usePersonFace(person: Pictured): Face {
  return usePersonFaces()(person);
}

/** @returns says the same of anybody, asked once for all rows of a list; the same function while nothing changes. */
export function usePersonFaces(): (person: Pictured) => Face {
  const addressOf = useMediaAddress();
  const supportOf = useSupportOf();
  return useCallback(
    (person) => {
      const support = supportOf(person.userID);
      return {
        name: support?.name ?? givenNameOf(person),
        seed: person.userID,
        src: support?.logo ?? addressOf(person.faceURL),
      };
    },
    [addressOf, supportOf],
  );
}
