import { type Atom, atom, type PrimitiveAtom } from 'jotai';
import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import { listAddress } from './listIds.ts';

/** A list as screens see it. */
export type ListState<Row> = {
  /** Whether it was ever fetched whole on this device: until then what is missing means nothing. */
  isLoaded: boolean;
  /** By `listRowId`. Each row is the same object until it changes. */
  rows: ReadonlyMap<string, Row>;
};

export const unloadedList: ListState<never> = {
  isLoaded: false,
  rows: new Map<string, never>(),
};

/** `ofID` of a list of something: of what; '' for other lists. */
type WantedList = { name: ListName; ofID: string };

/** Lists that screens have looked at, by `listAddress`; those of something only while they do. */
export const wantedListsAtom = atom<ReadonlyMap<string, WantedList>>(new Map());

type StateAtom<Name extends ListName> = PrimitiveAtom<ListState<ListRows[Name]>>;
type ShownAtom<Name extends ListName> = Atom<ListState<ListRows[Name]>>;

const stateAtoms = new Map<string, StateAtom<ListName>>();
const shownAtoms = new Map<string, ShownAtom<ListName>>();

/**
 * @param ofID of a list of something: of what
 * @returns where the messaging of the account puts a list. Screens read `listAtom`
 */
export function listStateAtom<Name extends ListName>(name: Name, ofID = ''): StateAtom<Name> {
  const address = listAddress(name, ofID);
  const known = stateAtoms.get(address) ?? atom<ListState<ListRows[ListName]>>(unloadedList);
  stateAtoms.set(address, known);
  return known as unknown as StateAtom<Name>;
}

/**
 * As `listStateAtom`.
 * @returns a list that is read from the device as soon as somebody looks at it; always the same atom
 */
export function listAtom<Name extends ListName>(name: Name, ofID = ''): ShownAtom<Name> {
  const address = listAddress(name, ofID);
  const known = shownAtoms.get(address) ?? createShownAtom(name, ofID);
  shownAtoms.set(address, known);
  return known as ShownAtom<Name>;
}

function createShownAtom(name: ListName, ofID: string): ShownAtom<ListName> {
  const state = listStateAtom(name, ofID);
  const shown = atom(
    (get) => get(state),
    (get, set, isWanted: boolean) => {
      const wanted = new Map(get(wantedListsAtom));
      if (isWanted) wanted.set(listAddress(name, ofID), { name, ofID });
      else wanted.delete(listAddress(name, ofID));
      set(wantedListsAtom, wanted);
    },
  );
  shown.onMount = (want) => {
    want(true);
    return ofID === '' ? undefined : () => want(false);
  };
  return shown;
}

/** By `userID`. */
export const friendsAtom = listAtom('friends');
/** By `userID`. */
export const blacklistAtom = listAtom('blacklist');
/** By `groupID`. */
export const joinedGroupsAtom = listAtom('joinedGroups');
/** By the ids of applicant and addressee. */
export const friendApplicationsReceivedAtom = listAtom('friendApplicationsReceived');
