import { type Atom, atom, useAtomValue } from 'jotai';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import type { Friend } from '../../../contract/gateway/entities/people.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { timers } from '../../../platform/timers.ts';
import { useLanguageTag } from '../../language/useLanguageTag.ts';
import { friendsAtom, type ListState, listAtom } from '../lists/listAtoms.ts';
import { useListOf, useLoadedList } from './useList.ts';

/** A member as screens show them: the same object until the member changes, or what the reader calls them. */
export type MemberRow = GroupMember & {
  /** The name the reader gave them, of a friend. */
  remark?: string;
};

export type ShownMembers = {
  /** Whether these are all: until then more of them may be on their way. */
  isLoaded: boolean;
  /** Owner, admins, then all others; of each by the name they are shown by, in the order of the language. */
  members: readonly MemberRow[];
};

/**
 * The members of a group: what the device knows at once, and what the gateway has with each connection, page by
 * page. Sorted once for all who ask; of a change, only the rows that changed are placed anew.
 * @param groupID '' for no group
 */
export function useMembers(groupID: string): ShownMembers {
  useListOf('members', groupID);
  const tag = useLanguageTag();
  const shown = useAtomValue(useMemo(() => membersAtom(groupID, tag), [groupID, tag]));
  // Thousands of rows are drawn anew after what the person does, not before it.
  return useDeferredValue(shown);
}

/** Milliseconds that the members on the device have to be shown in before the gateway is asked for all. */
const patience = 500;

/**
 * The first of the members of a group, in the order of `useMembers`. Those that the device knows are shown
 * before all of them are fetched; a part that shows them rests while others come and go.
 */
export function useFirstMembers(groupID: string, count: number): readonly MemberRow[] {
  const tag = useLanguageTag();
  const firstAtom = useMemo(() => {
    const first = createFirstMembers(tag, count);
    return atom((get) => first(get(listAtom('members', groupID)).rows, get(friendsAtom).rows));
  }, [groupID, count, tag]);
  const members = useAtomValue(firstAtom);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = timers.set(() => setIsLate(true), patience);
    return () => timers.clear(timer);
  }, []);
  useLoadedList('members', groupID, isLate || members.length > 0);
  return members;
}

/** @returns a member as far as the device knows them; renders only when that one changes. */
export function useMember(groupID: string, userID: string): MemberRow | null {
  const memberAtom = useMemo(
    () =>
      atom((get) => {
        const member = get(listAtom('members', groupID)).rows.get(userID);
        return member ? memberRowOf(member, get(friendsAtom).rows.get(userID)) : null;
      }),
    [groupID, userID],
  );
  return useAtomValue(memberAtom);
}

/** Of the groups that are shown, by group and language. */
const shownAtoms = new Map<string, Atom<ShownMembers>>();

function membersAtom(groupID: string, tag: string): Atom<ShownMembers> {
  const key = `${tag} ${groupID}`;
  const known = shownAtoms.get(key);
  if (known) return known;
  const sort = createMemberSort(tag);
  const shown = atom(
    (get) => sort(get(listAtom('members', groupID)), get(friendsAtom).rows),
    // Only an atom that can be written is told that somebody looks at it.
    () => undefined,
  );
  // Nothing is held of a group that nobody looks at any more.
  shown.onMount = () => {
    shownAtoms.set(key, shown);
    return () => void shownAtoms.delete(key);
  };
  shownAtoms.set(key, shown);
  return shown;
}

/**
 * @param tag BCP 47 language, which orders the names
 * @returns sorts members; what it sorted last is where it begins from
 */
export function createMemberSort(
  tag: string,
): (list: ListState<GroupMember>, friends: ReadonlyMap<string, Friend>) => ShownMembers {
  const compare = createOrder(tag);
  let last: ShownMembers = { isLoaded: false, members: [] };

  return ({ isLoaded, rows }, friends) => {
    const wanted = new Map<string, MemberRow>();
    for (const [userID, member] of rows)
      wanted.set(userID, memberRowOf(member, friends.get(userID)));
    // Those that did not change are in order already, which the sort finds out in one pass.
    const members = last.members.filter((row) => wanted.get(row.userID) === row);
    const isUnchanged = members.length === wanted.size && members.length === last.members.length;
    if (isUnchanged && isLoaded === last.isLoaded) return last;
    for (const { userID } of members) wanted.delete(userID);
    if (wanted.size > 0) {
      members.push(...wanted.values());
      members.sort(compare);
    }
    last = { isLoaded, members: isUnchanged ? last.members : members };
    return last;
  };
}

type Rows = ReadonlyMap<string, GroupMember>;

/**
 * @param tag BCP 47 language, which orders the names
 * @returns finds the first of many members without sorting all; the same ones are the same list
 */
export function createFirstMembers(
  tag: string,
  count: number,
): (rows: Rows, friends: ReadonlyMap<string, Friend>) => readonly MemberRow[] {
  const compare = createOrder(tag);
  let last: readonly MemberRow[] = [];
  return (rows, friends) => {
    const first: MemberRow[] = [];
    for (const [userID, member] of rows) {
      const row = memberRowOf(member, friends.get(userID));
      const end = first.at(-1);
      if (first.length === count && end && compare(end, row) < 0) continue;
      const place = first.findIndex((other) => compare(row, other) < 0);
      first.splice(place < 0 ? first.length : place, 0, row);
      if (first.length > count) first.pop();
    }
    const isSame = first.length === last.length && first.every((row, at) => row === last[at]);
    if (!isSame) last = first;
    return last;
  };
}

function createOrder(tag: string): (one: MemberRow, other: MemberRow) => number {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  return (one, other) =>
    rankOf(one) - rankOf(other) ||
    compare(nameOf(one), nameOf(other)) ||
    (one.userID < other.userID ? -1 : 1);
}

/** Rows of members whom the reader gave a name. */
const named = new WeakMap<GroupMember, MemberRow>();

/** @param friend the same person among the reader's friends */
export function memberRowOf(member: GroupMember, friend: Friend | undefined): MemberRow {
  const remark = friend?.remark ?? '';
  if (remark === '') return member;
  const known = named.get(member);
  if (known?.remark === remark) return known;
  const row = { ...member, remark };
  named.set(member, row);
  return row;
}

function rankOf({ roleLevel }: MemberRow): number {
  if (roleLevel === groupRole.owner) return 0;
  return roleLevel === groupRole.admin ? 1 : 2;
}

function nameOf({ remark, nickname }: MemberRow): string {
  return (remark || nickname).trim();
}
