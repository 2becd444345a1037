import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import type { Face } from '../../ui/face.ts';
import { givenNameOf, type NamedPerson } from './personName.ts';
import { useSupport } from './useSupport.ts';

/**
 * @param person `faceURL` as the gateway gives it; may be empty
 * @returns what an `Avatar` shows of a person: of the brand's support the logo
 */
export function usePersonFace(person: NamedPerson & { faceURL: string }): Face {
  const addressOf = useMediaAddress();
  const support = useSupport(person.userID);
  return {
    name: support?.name ?? givenNameOf(person),
    seed: person.userID,
    src: support?.logo ?? addressOf(person.faceURL),
  };
}
