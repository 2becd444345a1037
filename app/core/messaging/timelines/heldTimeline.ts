import { createTimelineWindow } from '../messageModel/createTimelineWindow.ts';
import type { TimelineWindow } from '../messageModel/timelineWindow.ts';
import type { Timeline } from '../messagingAtoms.ts';
import type { StoreChanges } from '../store/messageStore.ts';

export type Changes = Pick<StoreChanges, 'messages' | 'removed'>;

/** A conversation of which a part is held in memory. */
export type HeldTimeline = {
  conversationID: string;
  /** How many have it open; none of one that was only read ahead. */
  holders: number;
  /** How many of them have it before a person's eyes. */
  viewers: number;
  window: TimelineWindow;
  isLoaded: boolean;
  loading: Promise<void> | null;
  /** Where the page that is loading belongs; null: elsewhere, or nothing is. */
  loadingAt: 'start' | 'end' | null;
  /** What changed while a page was read: the page may be older. */
  missed: Changes[];
  /** As `Timeline.sentHere`. */
  sentHere: number;
};

/** @returns a conversation that nobody has open yet, and of which nothing has been read */
export function holdTimeline(conversationID: string): HeldTimeline {
  return {
    conversationID,
    holders: 0,
    viewers: 0,
    window: createTimelineWindow(conversationID),
    isLoaded: false,
    loading: null,
    loadingAt: null,
    missed: [],
    sentHere: 0,
  };
}

/** @returns whether older messages may exist: what came meanwhile may have a hole before it, although the start was known */
export function hasOlderThan({ window }: HeldTimeline): boolean {
  return window.contents().hasOlder || window.oldest()?.hasGapBefore === true;
}

/** @returns what is published of it */
export function timelineOf(held: HeldTimeline): Timeline {
  const { window, isLoaded, loadingAt, sentHere } = held;
  const { messages, hasNewer } = window.contents();
  return {
    messages,
    hasOlder: hasOlderThan(held),
    hasNewer,
    isLoaded,
    isLoadingOlder: loadingAt === 'start' && isLoaded,
    isLoadingNewer: loadingAt === 'end',
    sentHere,
  };
}
