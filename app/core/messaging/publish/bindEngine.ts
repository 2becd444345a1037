import type { createStore } from 'jotai';
import type { GroupKinds } from '../../../brand/groupKinds.ts';
import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import type { Timers } from '../../../platform/timers.ts';
import type { EngineChange, StoreList } from '../engine/engineNeeds.ts';
import { conversationOrder, unreadTotal } from '../messageModel/conversationOrder.ts';
import { isSame } from '../messageModel/isSame.ts';
import {
  blockedAtom,
  conversationOrderAtom,
  conversationRowsAtom,
  groupFacesAtom,
  groupsAtom,
  isDurableAtom,
  isListFetchedAtom,
  isListLoadedAtom,
  type MessagingStatus,
  messagingStatusAtom,
  ownMembershipsAtom,
  type Timeline,
  timelinesAtom,
  typingAtom,
  unreadTotalAtom,
  uploadsAtom,
} from '../messagingAtoms.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { readRows } from './conversationRows.ts';
import { createPulse } from './createPulse.ts';
import { readGroupFaces } from './groupFaces.ts';
import { isOffered } from './isOffered.ts';

/** Least time between two rounds, in milliseconds: a burst becomes a handful of renders. */
const pause = 50;

type Needs = {
  /** Of jotai. */
  atoms: ReturnType<typeof createStore>;
  store: MessageStore;
  userID: string;
  timers: Timers;
  /** What the site has; the conversations of the rest are nowhere. */
  groupKinds: () => GroupKinds;
};

/** Feeds the atoms of one account. */
export interface EngineBinding {
  publish(change: EngineChange): void;
  /** Empties the atoms; nothing changes them any more. */
  close(): void;
}

/** Reads the store once at the start, so that the list is there before any connection. */
export function bindEngine({ atoms, store, userID, timers, groupKinds }: Needs): EngineBinding {
  /** Ids of rows to be read again; null: all. */
  let rows: Set<string> | null = null;
  let lists = new Set<StoreList>(['joinedGroups', 'blacklist']);
  /** Groups whose members changed; null: all. */
  let members: Set<string> | null = null;
  let status: MessagingStatus | null = null;
  const timelines = new Map<string, Timeline | null>();
  const uploads = new Map<string, number | null>();
  const typing = new Map<string, boolean>();
  let isClosed = false;
  const nothing: ReadonlySet<string> = new Set();

  const readStore = async (): Promise<void> => {
    const wanted = rows;
    rows = new Set();
    const wantedLists = lists;
    lists = new Set();
    const wantedMembers = members;
    members = new Set();
    try {
      // Which rows the site has depends on the groups.
      await setLists(wantedLists);
      const rowsOf = wantedLists.has('joinedGroups') && !groupKinds().channels ? null : wanted;
      if (rowsOf === null || rowsOf.size > 0) await setRows(rowsOf);
      if (wantedLists.has('joinedGroups') || wantedMembers === null || wantedMembers.size > 0) {
        await setMemberships(wantedMembers);
        await setFaces(wantedMembers);
      }
      setOnline();
    } catch {
      // The store could not be read: everything is read again.
      rows = null;
      members = null;
      lists = new Set([...lists, ...wantedLists]);
      reading.ask();
    }
  };

  /** Who is told so can rely on it that what came is in the rows. */
  const setOnline = (): void => {
    if (isClosed || status !== 'online' || rows === null || rows.size > 0) return;
    atoms.set(isListFetchedAtom, true);
    atoms.set(messagingStatusAtom, status);
    status = null;
  };

  const setStates = (): undefined => {
    if (status !== null && status !== 'online') {
      atoms.set(messagingStatusAtom, status);
      status = null;
    }
    if (timelines.size > 0)
      atoms.set(timelinesAtom, withValues(atoms.get(timelinesAtom), timelines));
    if (uploads.size > 0) atoms.set(uploadsAtom, withValues(atoms.get(uploadsAtom), uploads));
    if (typing.size > 0) {
      const people = new Set(atoms.get(typingAtom));
      for (const [id, isTyping] of typing) isTyping ? people.add(id) : people.delete(id);
      atoms.set(typingAtom, people);
    }
    timelines.clear();
    uploads.clear();
    typing.clear();
  };

  const setRows = async (ids: ReadonlySet<string> | null): Promise<void> => {
    const known = atoms.get(conversationRowsAtom);
    const groups = atoms.get(groupsAtom);
    const kinds = groupKinds();
    const next = await readRows(store, userID, ids, known, (conversation) =>
      isOffered(conversation, groups, kinds),
    );
    const isFetched = atoms.get(isListFetchedAtom) || (await store.meta('isListFetched')) !== null;
    if (isClosed) return;
    if (next !== known) {
      atoms.set(conversationRowsAtom, next);
      const order = conversationOrder(next.values());
      const before = atoms.get(conversationOrderAtom);
      if (!isSameOrder(before, order)) atoms.set(conversationOrderAtom, order);
      atoms.set(unreadTotalAtom, unreadTotal(listed(order, next)));
    }
    atoms.set(isListFetchedAtom, isFetched);
    atoms.set(isListLoadedAtom, true);
  };

  const setLists = async (names: ReadonlySet<StoreList>): Promise<void> => {
    if (names.has('joinedGroups')) {
      const groups = await store.list('joinedGroups');
      if (!isClosed) atoms.set(groupsAtom, new Map(groups.map((group) => [group.groupID, group])));
    }
    if (names.has('blacklist')) {
      const blocked = await store.list('blacklist');
      if (!isClosed) atoms.set(blockedAtom, new Set(blocked.map((person) => person.userID)));
    }
  };

  /** The person's own place in their groups: read where it may have changed. */
  const setMemberships = async (changed: ReadonlySet<string> | null): Promise<void> => {
    const known = atoms.get(ownMembershipsAtom);
    const next = new Map<string, GroupMember>();
    for (const groupID of atoms.get(groupsAtom).keys()) {
      const before = known.get(groupID);
      const isOpen = changed === null || changed.has(groupID) || !before;
      const own = isOpen ? await store.member(groupID, userID) : before;
      if (own) next.set(groupID, before && isSame(before, own) ? before : own);
    }
    const isChanged =
      next.size !== known.size || [...next].some(([id, own]) => known.get(id) !== own);
    if (!isClosed && isChanged) atoms.set(ownMembershipsAtom, next);
  };

  const setFaces = async (changed: ReadonlySet<string> | null): Promise<void> => {
    const groups = atoms.get(groupsAtom).values();
    const faces = await readGroupFaces(store, groups, changed, atoms.get(groupFacesAtom));
    if (!isClosed) atoms.set(groupFacesAtom, faces);
  };

  // What is known is shown at once, whatever is being read.
  const showing = createPulse(timers, pause, setStates);
  const reading = createPulse(timers, pause, readStore);
  reading.ask();

  // Before anything is kept in memory alone is it said that it is.
  const stopHearing = store.onMemory(() => atoms.set(isDurableAtom, false));
  atoms.set(isDurableAtom, store.isDurable);

  return {
    publish(change) {
      if (isClosed) return;
      switch (change.type) {
        case 'conversations':
          if (change.ids === null) rows = null;
          else for (const id of change.ids) rows?.add(id);
          return reading.ask();
        case 'lists':
          for (const name of change.names) lists.add(name);
          return reading.ask();
        case 'members':
          if (change.groupIDs === null) members = null;
          else for (const id of change.groupIDs) members?.add(id);
          return reading.ask();
        case 'status':
          status = change.status;
          return status === 'online' ? reading.ask() : showing.ask();
        case 'timeline': {
          const isAwaited = change.timeline && !atoms.get(timelinesAtom).has(change.conversationID);
          timelines.set(change.conversationID, change.timeline);
          return isAwaited || change.isOwn ? setStates() : showing.ask();
        }
        case 'upload':
          uploads.set(change.clientMsgID, change.share);
          return showing.ask();
        case 'typing':
          typing.set(change.conversationID, change.isTyping);
          return showing.ask();
      }
    },
    close() {
      isClosed = true;
      stopHearing();
      showing.close();
      reading.close();
      atoms.set(messagingStatusAtom, 'off');
      atoms.set(isListLoadedAtom, false);
      atoms.set(isListFetchedAtom, false);
      atoms.set(isDurableAtom, true);
      atoms.set(conversationRowsAtom, new Map());
      atoms.set(conversationOrderAtom, []);
      atoms.set(unreadTotalAtom, 0);
      atoms.set(timelinesAtom, new Map());
      atoms.set(uploadsAtom, new Map());
      atoms.set(typingAtom, nothing);
      atoms.set(groupsAtom, new Map());
      atoms.set(ownMembershipsAtom, new Map());
      atoms.set(groupFacesAtom, new Map());
      atoms.set(blockedAtom, nothing);
    },
  };
}

function withValues<Value>(
  known: ReadonlyMap<string, Value>,
  changes: ReadonlyMap<string, Value | null>,
): ReadonlyMap<string, Value> {
  const next = new Map(known);
  for (const [key, value] of changes) value === null ? next.delete(key) : next.set(key, value);
  return next;
}

function isSameOrder(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}

function listed<Row>(order: readonly string[], rows: ReadonlyMap<string, Row>): Row[] {
  return order.flatMap((id) => rows.get(id) ?? []);
}
