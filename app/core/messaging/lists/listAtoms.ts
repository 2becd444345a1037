import { type Atom, atom, type PrimitiveAtom } from 'jotai';
import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { GroupMember } from '../../../contract/gateway/entities/group.ts';

/** A list as screens see it. */
export type ListState<Row> = {
  /** Whether it was ever fetched on this device: until then an empty list means nothing. */
  isLoaded: boolean;
  /** By `listRowId`. Each row is the same object until it changes. */
  rows: ReadonlyMap<string, Row>;
};

export const unloadedList: ListState<never> = {
  isLoaded: false,
  rows: new Map<string, never>(),
};

type StateAtom<Name extends ListName> = PrimitiveAtom<ListState<ListRows[Name]>>;

const stateAtoms = new Map<ListName, StateAtom<ListName>>();

/** Lists that a screen has looked at. */
export const wantedListsAtom = atom<ReadonlySet<ListName>>(new Set<ListName>());

/** @returns where the messaging of the account puts a list. Screens read `listAtom` */
export function listStateAtom<Name extends ListName>(name: Name): StateAtom<Name> {
  const known = stateAtoms.get(name) ?? atom<ListState<ListRows[ListName]>>(unloadedList);
  stateAtoms.set(name, known);
  return known as unknown as StateAtom<Name>;
}

/** @returns a list that is read from the device as soon as somebody looks at it */
export function listAtom<Name extends ListName>(name: Name): Atom<ListState<ListRows[Name]>> {
  const state = listStateAtom(name);
  const shown = atom(
    (get) => get(state),
    (get, set) => set(wantedListsAtom, new Set([...get(wantedListsAtom), name])),
  );
  shown.onMount = (want) => want();
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

/** Groups whose members screens look at, with how many screens do. */
export const wantedMembersAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Members by `userID` of those groups, by `groupID`. */
export const membersAtom = atom<ReadonlyMap<string, ListState<GroupMember>>>(new Map());
