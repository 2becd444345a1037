import type { StoreChanges } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** The part of a conversation that is held in memory. */
export type WindowContents = {
  /** To be shown: oldest first, unsent last, deleted ones left out. Unchanged ones keep identity. */
  messages: readonly StoredMessage[];
  /** Whether older messages may exist, on the device or the server. */
  hasOlder: boolean;
  /** Whether newer ones were dropped because so many older ones were loaded. */
  hasNewer: boolean;
};

export interface TimelineWindow {
  /** The same object until something changes. */
  contents(): WindowContents;
  /** Where the next older page starts, or null for an empty window. */
  oldest(): StoredMessage | null;
  /** Replaces everything by the newest page of the store. @returns whether anything changed */
  show(page: readonly StoredMessage[], hasOlder: boolean): boolean;
  /** Adds a page of `pageBefore`. @returns whether anything changed */
  addOlder(page: readonly StoredMessage[], hasOlder: boolean): boolean;
  /** Applies what changed in the store. @returns whether anything changed */
  apply(changes: Pick<StoreChanges, 'messages' | 'removed'>): boolean;
}
