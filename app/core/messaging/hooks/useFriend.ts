import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Friend } from '../../../contract/gateway/entities/people.ts';
import { friendsAtom } from '../lists/listAtoms.ts';

/** @returns the friend, or null where the person is none; renders only when this row changes. */
export function useFriend(userID: string): Friend | null {
  const friendAtom = useMemo(
    () => atom((get) => get(friendsAtom).rows.get(userID) ?? null),
    [userID],
  );
  return useAtomValue(friendAtom);
}
