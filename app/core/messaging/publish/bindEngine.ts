import type { createStore } from 'jotai';
import type { GroupKinds } from '../../../brand/groupKinds.ts';
import type { Timers } from '../../../platform/timers.ts';
import type { EngineChange } from '../engine/engineNeeds.ts';
import {
  goneFilesAtom,
  hasBeenInStepAtom,
  isAskingRemovalsAtom,
  isDurableAtom,
  isListFetchedAtom,
  lostConnectionsAtom,
  messagingStatusAtom,
} from '../messagingAtoms.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { StatusSaid } from '../tabs/tabMessage.ts';
import { bindConversations, type ConversationBinding } from './bindConversations.ts';
import { bindGroups, type GroupBinding } from './bindGroups.ts';
import { bindLists, type ListBinding } from './bindLists.ts';
import { bindStates } from './bindStates.ts';
import { createPulse } from './createPulse.ts';

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
export function bindEngine(needs: Needs): EngineBinding {
  const { atoms, store, timers } = needs;
  let said: StatusSaid | null = null;
  let isClosed = false;

  const readStore = async (): Promise<void> => {
    try {
      await readRound({ lists, conversations, groups }, () => isClosed);
      showOnline();
    } catch {
      // The store could not be read: everything is read again.
      conversations.note(null);
      groups.note(null);
    }
  };
  /** `online` is shown only once everything that came before is in the rows. */
  const showOnline = (): void => {
    if (isClosed || said?.status !== 'online' || !conversations.isUpToDate()) return;
    sayOnline(atoms, said);
    said = null;
  };
  const showStates = (): undefined => {
    if (said && said.status !== 'online') {
      atoms.set(messagingStatusAtom, said.status);
      atoms.set(isAskingRemovalsAtom, false);
      said = null;
    }
    states.show();
  };

  // What is known is shown at once, whatever is being read.
  const showing = createPulse(timers, pause, showStates);
  const reading = createPulse(timers, pause, readStore);
  const states = bindStates(atoms);
  const conversations = bindConversations(needs);
  const lists = bindLists({ atoms, store, onWork: reading.ask });
  const groups = bindGroups({ ...needs, onWork: reading.ask });
  reading.ask();
  // Before anything is kept in memory alone is it said that it is.
  const stopHearing = store.onMemory(() => atoms.set(isDurableAtom, false));
  atoms.set(isDurableAtom, store.isDurable);
  return {
    publish(change) {
      if (isClosed) return;
      switch (change.type) {
        case 'conversations':
          conversations.note(change.ids);
          return reading.ask();
        case 'expected-rows':
          conversations.expect(change.call, change.rows);
          return reading.ask();
        case 'list-rows':
          lists.note(change.changes);
          return groups.note(change.changes);
        case 'gone-files':
          return atoms.set(goneFilesAtom, (known) => [...known, ...change.files]);
        case 'status':
          said = change;
          atoms.set(lostConnectionsAtom, change.attempt ?? 0);
          return said.status === 'online' ? reading.ask() : showing.ask();
        case 'timeline':
        case 'upload':
        case 'typing':
        case 'presence':
        case 'unfollowed':
        case 'messages':
          return states.note(change) ? showStates() : showing.ask();
      }
    },
    close() {
      isClosed = true;
      stopHearing();
      for (const part of [showing, reading, conversations, groups, lists, states]) part.close();
      emptyStatus(atoms);
    },
  };
}

type Parts = {
  lists: ListBinding;
  conversations: ConversationBinding;
  groups: GroupBinding;
};

/** Reads what was noted, and shows all of it at once, so that the screens render once. */
async function readRound({ lists, conversations, groups }: Parts, isClosed: () => boolean) {
  const read = await lists.read();
  const shows: (() => void)[] = [read.show];
  try {
    shows.push(await conversations.read(read.groups));
    shows.push(await groups.read(read.groups));
  } finally {
    if (!isClosed()) for (const show of shows) show();
  }
}

function sayOnline(atoms: Needs['atoms'], { status, isInStep }: StatusSaid): void {
  atoms.set(isListFetchedAtom, true);
  atoms.set(isAskingRemovalsAtom, !isInStep);
  if (isInStep) atoms.set(hasBeenInStepAtom, true);
  atoms.set(messagingStatusAtom, status);
}

function emptyStatus(atoms: Needs['atoms']): void {
  atoms.set(messagingStatusAtom, 'off');
  for (const is of [hasBeenInStepAtom, isAskingRemovalsAtom]) atoms.set(is, false);
  atoms.set(lostConnectionsAtom, 0);
  atoms.set(isDurableAtom, true);
}
