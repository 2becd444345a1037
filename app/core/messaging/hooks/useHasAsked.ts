import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { handleResult } from '../../../contract/gateway/enums.ts';
import { userIdAtom } from '../../session/sessionAtom.ts';
import { listAtom } from '../lists/listAtoms.ts';
import { listRowId } from '../lists/listIds.ts';

/** @returns whether the person waits for the answer of somebody they asked to become a friend */
export function useHasAsked(userID: string): boolean {
  const askedAtom = useMemo(
    () =>
      atom((get) => {
        if (userID === '') return false;
        const id = listRowId([get(userIdAtom) ?? '', userID]);
        const asked = get(listAtom('friendApplicationsSent')).rows.get(id);
        return asked?.handleResult === handleResult.pending;
      }),
    [userID],
  );
  return useAtomValue(askedAtom);
}
