import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { presenceAtom } from '../messagingAtoms.ts';
import { useFollowPresence } from './useFollowPresence.ts';

/**
 * Follows whether somebody is there, while this is wanted and the page is before the person's eyes.
 * Without a connection nothing is known.
 * @param userID nobody for ''. @param isWanted such as while their conversation is open
 * @returns whether they are connected; false where nobody says so
 */
export function useIsPresent(userID: string, isWanted: boolean): boolean {
  useFollowPresence(userID, isWanted);
  return useKnownPresence(userID);
}

/** @returns whether somebody who is followed elsewhere is connected; false where nobody says so */
export function useKnownPresence(userID: string): boolean {
  const isPresentAtom = useMemo(() => atom((get) => get(presenceAtom).get(userID)), [userID]);
  return useAtomValue(isPresentAtom) === true;
}
