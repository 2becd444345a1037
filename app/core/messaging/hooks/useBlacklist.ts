import { useAtomValue } from 'jotai';
import type { BlackUser } from '../../../contract/gateway/entities/people.ts';
import { blacklistAtom, type ListState } from '../lists/listAtoms.ts';

/** @returns the people this person has blocked, by `userID` */
export function useBlacklist(): ListState<BlackUser> {
  return useAtomValue(blacklistAtom);
}
