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

/** One list that screens look at, and how many do. */
export type WantedList = { name: ListName; ofID: string; looks: number };

type StateAtom<Name extends ListName> = PrimitiveAtom<ListState<ListRows[Name]>>;

const stateAtoms = new Map<string, StateAtom<ListName>>();

/** Lists that screens have looked at, by `listAddress`; those of something only while they do. */
export const wantedListsAtom = atom<ReadonlyMap<string, WantedList>>(new Map());

/**
 * @param ofID of a list of something, the id of what it is of
 * @returns where the messaging of the account puts a list. Screens read `listAtom`
 */
export function listStateAtom<Name extends ListName>(name: Name, ofID = ''): StateAtom<Name> {
  const address = listAddress(name, ofID);
  const known = stateAtoms.get(address) ?? atom<ListState<ListRows[ListName]>>(unloadedList);
  stateAtoms.set(address, known);
  return known as unknown as StateAtom<Name>;
}

/** As `listStateAtom`. @returns a list that is read from the device as soon as somebody looks at it */
export function listAtom<Name extends ListName>(
  name: Name,
  ofID = '',
): Atom<ListState<ListRows[Name]>> {
  const state = listStateAtom(name, ofID);
  const shown = atom(
    (get) => get(state),
    (get, set, by: 1 | -1) => set(wantedListsAtom, withLook(get(wantedListsAtom), name, ofID, by)),
  );
  shown.onMount = (look) => {
    look(1);
    return ofID === '' ? undefined : () => look(-1);
  };
  return shown;
}

function withLook(
  known: ReadonlyMap<string, WantedList>,
  name: ListName,
  ofID: string,
  by: 1 | -1,
): ReadonlyMap<string, WantedList> {
  const address = listAddress(name, ofID);
  const looks = (known.get(address)?.looks ?? 0) + by;
  const next = new Map(known);
  if (looks > 0) next.set(address, { name, ofID, looks });
  else next.delete(address);
  return next;
}

/** By `userID`. */
export const friendsAtom = listAtom('friends');
/** By `userID`. */
export const blacklistAtom = listAtom('blacklist');
/** By `groupID`. */
export const joinedGroupsAtom = listAtom('joinedGroups');

/** By the ids of applicant and addressee. */
export const friendApplicationsReceivedAtom = listAtom('friendApplicationsReceived');
const friendApplicationsSentAtom = listAtom('friendApplicationsSent');
const groupApplicationsReceivedAtom = listAtom('groupApplicationsReceived');
const groupApplicationsSentAtom = listAtom('groupApplicationsSent');

/** By the ids of applicant and addressee. */
export const friendApplicationsAtom = atom((get) => ({
  received: get(friendApplicationsReceivedAtom),
  sent: get(friendApplicationsSentAtom),
}));

/** By the ids of group and applicant. */
export const groupApplicationsAtom = atom((get) => ({
  received: get(groupApplicationsReceivedAtom),
  sent: get(groupApplicationsSentAtom),
}));
