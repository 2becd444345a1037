import { retry } from '../retry/retry.ts';
import type { Waits } from '../retry/waits.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { HeldTimeline } from './heldTimeline.ts';
import type { HeldTimelines } from './heldTimelines.ts';
import type { OptimisticMessages } from './optimisticMessages.ts';
import type { TimelineChanges } from './timelineChanges.ts';
import type { Verifier } from './verifier.ts';
import { versionsOf } from './versionsOf.ts';

type Needs = {
  held: HeldTimelines;
  optimistic: OptimisticMessages;
  changes: TimelineChanges;
  verifier: Verifier;
  store: Pick<MessageStore, 'messages' | 'pageBefore'>;
  waits: Waits;
  pageSize: number;
};

/** Brings what is shown up to date where the changes were not published. */
export interface TimelineRefresh {
  /**
   * Retries work until it succeeds or the conversation is dropped.
   * @returns whether it succeeded
   */
  whileHeld(timeline: HeldTimeline, work: () => Promise<void>): Promise<boolean>;
  /** Reads from the store again what is shown, and what is newer. */
  read(timeline: HeldTimeline): void;
  /** Asks the gateway whether what is shown is still as it was. */
  verify(timeline: HeldTimeline): void;
}

export function createTimelineRefresh(needs: Needs): TimelineRefresh {
  const { held, optimistic, changes, verifier, store, waits, pageSize } = needs;

  const whileHeld: TimelineRefresh['whileHeld'] = (timeline, work) =>
    retry(work, {
      waits,
      limit: Number.POSITIVE_INFINITY,
      isWorthRetrying: () => held.isHeld(timeline),
    }).then(
      () => true,
      () => false,
    );
  const reload = async ({ conversationID, window }: HeldTimeline): Promise<void> => {
    const known = window.contents().messages.filter((one) => !optimistic.has(one));
    const { messages, removed } = await versionsOf(store, known);
    const newest = await store.pageBefore(conversationID, null, pageSize);
    changes.apply({ messages: [...messages, ...newest], removed });
  };
  /** What a full device pruned is on the screen alone, so the store is asked what is still there. */
  const dropPruned = async ({ window }: HeldTimeline): Promise<void> => {
    const confirmed = window.contents().messages.filter(({ state }) => state === 'sent');
    changes.apply(await versionsOf(store, confirmed.slice(-pageSize)));
  };

  return {
    whileHeld,
    read: (timeline) => void whileHeld(timeline, () => reload(timeline)),
    verify(timeline) {
      const { conversationID, window } = timeline;
      const shown = () => window.contents().messages;
      const verified = window.contents().hasNewer
        ? verifier.older(conversationID, shown, shown().at(-1))
        : verifier.newest(conversationID, shown);
      verified.then(() => dropPruned(timeline)).catch(() => undefined);
    },
  };
}
