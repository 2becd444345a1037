import type { EngineChange } from '../engine/engineNeeds.ts';
import { type HeldTimeline, holdTimeline, timelineOf } from './heldTimeline.ts';

/** The conversations of which this tab holds a part in memory, and what the screens see of them. */
export interface HeldTimelines {
  get(conversationID: string): HeldTimeline | undefined;
  all(): HeldTimeline[];
  /** False once it was dropped, also where the same conversation was opened anew since. */
  isHeld(timeline: HeldTimeline): boolean;
  /** Begins to hold a conversation that is not held yet. */
  add(conversationID: string): HeldTimeline;
  /** Drops it; screens learn that it is closed. */
  discard(timeline: HeldTimeline): void;
  /** Publishes it as it is now. @param isOwn the person has just written in it. @default false */
  publish(timeline: HeldTimeline, isOwn?: boolean): void;
}

export function createHeldTimelines(publish: (change: EngineChange) => void): HeldTimelines {
  const timelines = new Map<string, HeldTimeline>();
  const isHeld = (timeline: HeldTimeline): boolean =>
    timelines.get(timeline.conversationID) === timeline;
  return {
    get: (conversationID) => timelines.get(conversationID),
    all: () => [...timelines.values()],
    isHeld,
    add(conversationID) {
      const timeline = holdTimeline(conversationID);
      timelines.set(conversationID, timeline);
      return timeline;
    },
    discard(timeline) {
      if (!isHeld(timeline)) return;
      const { conversationID } = timeline;
      timelines.delete(conversationID);
      publish({ type: 'timeline', conversationID, timeline: null });
    },
    publish(timeline, isOwn = false) {
      if (!isHeld(timeline)) return;
      const { conversationID } = timeline;
      publish({ type: 'timeline', conversationID, isOwn, timeline: timelineOf(timeline) });
    },
  };
}
