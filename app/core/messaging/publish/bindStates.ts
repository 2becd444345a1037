import type { createStore } from 'jotai';
import type { EngineChange } from '../engine/engineNeeds.ts';
import {
  messageChangesAtom,
  presenceAtom,
  type Timeline,
  timelinesAtom,
  typingAtom,
  unfollowedAtom,
  uploadsAtom,
} from '../messagingAtoms.ts';

type StateChange = Extract<
  EngineChange,
  { type: 'timeline' | 'upload' | 'typing' | 'presence' | 'unfollowed' | 'messages' }
>;

/** Feeds what is in no store: timelines, uploads, who is typing, who is there. */
export interface StateBinding {
  /** @returns whether somebody waits for it: it is to be shown at once */
  note(change: StateChange): boolean;
  /** Puts what was noted into the atoms. */
  show(): void;
  /** Empties the atoms. */
  close(): void;
}

export function bindStates(atoms: ReturnType<typeof createStore>): StateBinding {
  const timelines = new Map<string, Timeline | null>();
  const uploads = new Map<string, number | null>();
  const typing = new Map<string, boolean>();
  const presence = new Map<string, boolean>();
  const unfollowed = new Set<string>();
  const changed = new Set<string>();
  return {
    note(change) {
      switch (change.type) {
        case 'timeline': {
          const { conversationID, timeline, isOwn = false } = change;
          const isAwaited = timeline !== null && !atoms.get(timelinesAtom).has(conversationID);
          timelines.set(conversationID, timeline);
          return isAwaited || isOwn;
        }
        case 'upload':
          uploads.set(change.clientMsgID, change.share);
          return false;
        case 'typing':
          typing.set(change.conversationID, change.isTyping);
          return false;
        case 'presence':
          presence.set(change.userID, change.isOnline);
          return false;
        case 'unfollowed':
          for (const userID of change.userIDs) unfollowed.add(userID);
          return false;
        case 'messages':
          changed.add(change.conversationID);
          return false;
      }
    },
    show() {
      if (timelines.size > 0) {
        atoms.set(timelinesAtom, withValues(atoms.get(timelinesAtom), timelines));
      }
      if (uploads.size > 0) atoms.set(uploadsAtom, withValues(atoms.get(uploadsAtom), uploads));
      if (typing.size > 0) {
        const people = new Set(atoms.get(typingAtom));
        for (const [id, isTyping] of typing) isTyping ? people.add(id) : people.delete(id);
        atoms.set(typingAtom, people);
      }
      if (presence.size > 0) atoms.set(presenceAtom, withValues(atoms.get(presenceAtom), presence));
      if (unfollowed.size > 0) {
        atoms.set(unfollowedAtom, onceMore(atoms.get(unfollowedAtom), unfollowed));
      }
      if (changed.size > 0) {
        atoms.set(messageChangesAtom, onceMore(atoms.get(messageChangesAtom), changed));
      }
      timelines.clear();
      uploads.clear();
      typing.clear();
      presence.clear();
      unfollowed.clear();
      changed.clear();
    },
    close() {
      atoms.set(timelinesAtom, new Map());
      atoms.set(uploadsAtom, new Map());
      atoms.set(typingAtom, new Set<string>());
      atoms.set(presenceAtom, new Map());
      atoms.set(unfollowedAtom, new Map());
      atoms.set(messageChangesAtom, new Map());
    },
  };
}

function onceMore(
  known: ReadonlyMap<string, number>,
  keys: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  return new Map([...known, ...[...keys].map((key) => [key, (known.get(key) ?? 0) + 1] as const)]);
}

function withValues<Value>(
  known: ReadonlyMap<string, Value>,
  changes: ReadonlyMap<string, Value | null>,
): ReadonlyMap<string, Value> {
  const next = new Map(known);
  for (const [key, value] of changes) value === null ? next.delete(key) : next.set(key, value);
  return next;
}
