import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import type {
  ListOfName,
  ListRows,
  OwnListName,
} from '../../../contract/gateway/callableFunction.ts';
import { useAtRest } from '../../screen/useAtRest.ts';
import { type ListState, listAtom } from '../lists/listAtoms.ts';
import { messagingStatusAtom } from '../messagingAtoms.ts';
import { useMessaging } from './useMessaging.ts';

/** @returns a list of the person's, as far as the device knows it; by keys as in the table of lists */
export function useList<Name extends OwnListName>(name: Name): ListState<ListRows[Name]> {
  return useAtomValue(listAtom(name));
}

const isOnlineAtom = atom((get) => get(messagingStatusAtom) === 'online');

/**
 * Reads a list of something from the device while this is shown, and has it loaded with each connection.
 * Without an answer what is known stays.
 * @param ofID of what: for the members of a group, its id
 */
export function useListOf<Name extends ListOfName>(
  name: Name,
  ofID: string,
): ListState<ListRows[Name]> {
  useLoadedList(name, ofID);
  return useAtomValue(listAtom(name, ofID));
}

/**
 * Has a list of something loaded with each connection, and is not drawn anew by what comes.
 * @param isDue false while something else comes first
 */
export function useLoadedList(name: ListOfName, ofID: string, isDue = true): void {
  const messaging = useMessaging();
  const isWanted = useAtomValue(isOnlineAtom) && isDue;
  useEffect(() => {
    if (isWanted) messaging.loadList(name, ofID).catch(() => undefined);
  }, [messaging, name, ofID, isWanted]);
}

/**
 * Has a list of something read from the device while the page in front stands still, so that it is there for a
 * page that opens from there. Is not drawn anew by what comes.
 * @param ofID '' for none
 */
export function useLikelyList(name: ListOfName, ofID: string): void {
  const store = useStore();
  const read = useCallback(
    () => store.sub(listAtom(name, ofID), () => undefined),
    [store, name, ofID],
  );
  useAtRest(ofID === '' ? null : read);
}
