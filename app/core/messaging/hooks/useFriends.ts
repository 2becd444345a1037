import { useAtomValue } from 'jotai';
import type { Friend } from '../../../contract/gateway/entities/people.ts';
import { friendsAtom, type ListState } from '../lists/listAtoms.ts';

/** @returns the friends by `userID`, as far as the device knows them */
export function useFriends(): ListState<Friend> {
  return useAtomValue(friendsAtom);
}
