import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { ListOfName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import { type ListState, listAtom } from '../lists/listAtoms.ts';
import { messagingStatusAtom } from '../messagingAtoms.ts';
import { useMessaging } from './useMessaging.ts';

const isOnlineAtom = atom((get) => get(messagingStatusAtom) === 'online');

/**
 * Reads a list of something from the device while this is shown, and has it loaded with each connection.
 * Without an answer what is known stays.
 * @param ofID of what
 */
export function useListOf<Name extends ListOfName>(
  name: Name,
  ofID: string,
): ListState<ListRows[Name]> {
  const messaging = useMessaging();
  const isOnline = useAtomValue(isOnlineAtom);
  const shownAtom = useMemo(() => listAtom(name, ofID), [name, ofID]);
  useEffect(() => {
    if (isOnline) messaging.loadList(name, ofID).catch(() => undefined);
  }, [messaging, name, ofID, isOnline]);
  return useAtomValue(shownAtom);
}
