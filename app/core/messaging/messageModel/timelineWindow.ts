import type { StoreChanges } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** The part of a conversation that is held in memory. */
export type WindowContents = {
  /** To be shown: oldest first, unsent last, deleted ones left out. Unchanged ones keep identity. */
  messages: readonly StoredMessage[];
  /** Whether older messages may exist, on the device or the server. */
  hasOlder: boolean;
  /** Whether newer ones may exist: the window ends somewhere in the middle of the conversation. */
  hasNewer: boolean;
};

/** Whether a page goes on beyond its ends. */
export type PageEnds = Pick<WindowContents, 'hasOlder' | 'hasNewer'>;

export interface TimelineWindow {
  /** The same object until something changes. */
  contents(): WindowContents;
  /** Where the next older page starts, or null for an empty window. */
  oldest(): StoredMessage | null;
  /** Where the next newer page starts, or null for an empty window. */
  newest(): StoredMessage | null;
  /** Replaces everything by a page of the store. @returns whether anything changed */
  show(page: readonly StoredMessage[], ends: PageEnds): boolean;
  /** Adds a page of `pageBefore`. @returns whether anything changed */
  addOlder(page: readonly StoredMessage[], hasOlder: boolean): boolean;
  /** Adds a page of `pageAfter`. @returns whether anything changed */
  addNewer(page: readonly StoredMessage[], hasNewer: boolean): boolean;
  /** Applies what changed in the store. @returns whether anything changed */
  apply(changes: Pick<StoreChanges, 'messages' | 'removed'>): boolean;
}
