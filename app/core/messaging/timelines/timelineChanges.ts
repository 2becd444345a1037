import { refOf } from '../messageRef.ts';
import type { Changes, HeldTimeline } from './heldTimeline.ts';
import type { HeldTimelines } from './heldTimelines.ts';
import type { OptimisticMessages } from './optimisticMessages.ts';
import type { Timelines } from './timelines.ts';

type Needs = {
  held: HeldTimelines;
  optimistic: OptimisticMessages;
  /** A hole above a window may have been filled. */
  onChanged: (timeline: HeldTimeline) => void;
};

/** Brings what changed into the held conversations. */
export type TimelineChanges = Pick<Timelines, 'apply' | 'showOwn' | 'keepOwn' | 'withdrawOwn'>;

export function createTimelineChanges({ held, optimistic, onChanged }: Needs): TimelineChanges {
  const applyTo = (timeline: HeldTimeline, changes: Changes, isOwn: boolean): void => {
    const { conversationID, window } = timeline;
    const isSentHere =
      isOwn && changes.messages.some((one) => one.conversationID === conversationID);
    if (isSentHere) timeline.sentHere += 1;
    if (timeline.loading) timeline.missed.push(changes);
    if (!timeline.isLoaded) return;
    const hasChanged = window.apply(changes);
    // What was sent behind messages that were dropped is published all the same.
    if (hasChanged || isSentHere) held.publish(timeline, isSentHere);
    if (hasChanged) onChanged(timeline);
  };
  const applyToAll = (changes: Changes, isOwn: boolean): void => {
    for (const timeline of held.all()) applyTo(timeline, changes, isOwn);
  };
  const apply: Timelines['apply'] = (changes, isOwn = false) => {
    optimistic.replaceBy(changes);
    applyToAll(changes, isOwn);
  };

  return {
    apply,
    showOwn(message) {
      optimistic.add(message);
      applyToAll({ messages: [message], removed: [] }, true);
    },
    keepOwn(given) {
      const messages = given.filter(optimistic.has);
      messages.forEach(optimistic.add);
      if (messages.length > 0) applyToAll({ messages, removed: [] }, false);
    },
    withdrawOwn(message) {
      if (optimistic.has(message)) apply({ messages: [], removed: [refOf(message)] });
    },
  };
}
