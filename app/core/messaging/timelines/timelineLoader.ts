import { isSameMessage, type MessageRef, refOf } from '../messageRef.ts';
import type { DevicePages } from './devicePages.ts';
import { type HeldTimeline, hasOlderThan } from './heldTimeline.ts';
import type { HeldTimelines } from './heldTimelines.ts';
import type { OptimisticMessages } from './optimisticMessages.ts';
import type { Verifier } from './verifier.ts';

/** As `TimelineNeeds.fetchOlder`. */
export type FetchOlder = (
  conversationID: string,
  before: MessageRef | null,
  count: number | null,
) => Promise<void>;

type Needs = {
  held: HeldTimelines;
  optimistic: OptimisticMessages;
  pages: DevicePages;
  verifier: Verifier;
  pageSize: number;
  fetchOlder: FetchOlder;
};

/** Reads pages into held conversations: of the device first, then of the gateway. */
export interface TimelineLoader {
  /** Reads the newest page of the device. @throws DatabaseError */
  first(timeline: HeldTimeline): Promise<void>;
  /**
   * Adds older messages. @param count messages that are wanted of the gateway; null: a page
   * @throws GatewayError, DatabaseError
   */
  older(timeline: HeldTimeline, count: number | null): Promise<void>;
  /** Shows the newest page again. @throws DatabaseError */
  again(timeline: HeldTimeline): Promise<void>;
  /** Adds what the device has by now above a window that is shorter than a page. */
  extend(timeline: HeldTimeline): void;
}

export function createTimelineLoader(needs: Needs): TimelineLoader {
  const { held, optimistic, pages, verifier, pageSize, fetchOlder } = needs;

  /** One read at a time: a second one joins the first. */
  const load = (timeline: HeldTimeline, read: () => Promise<unknown>): Promise<void> => {
    timeline.loading ??= read()
      .then(() => undefined)
      .finally(() => {
        timeline.loading = null;
        held.publish(timeline);
      });
    return timeline.loading;
  };
  /** Resolves once nothing is being read, whatever it came to. */
  const idle = async (timeline: HeldTimeline): Promise<void> => {
    while (timeline.loading) await timeline.loading.catch(() => undefined);
  };
  const first = (timeline: HeldTimeline): Promise<void> =>
    load(timeline, () => readNewest(timeline, pages, optimistic));

  /**
   * Adds a page of the device and has the gateway verify it, but for its newest `fresh` messages.
   * @returns whether there was one
   */
  const addKnown = async (timeline: HeldTimeline, fresh: number): Promise<boolean> => {
    const shown = () => timeline.window.contents().messages;
    const oldest = shown()[0];
    if (!(await addOlderOfDevice(timeline, pages))) return false;
    const place = shown().findIndex((one) => oldest && isSameMessage(one, oldest)) - fresh;
    const before = place > 0 ? shown()[place] : undefined;
    verifier.older(timeline.conversationID, shown, before).catch(() => undefined);
    return true;
  };
  const readOlder = async (timeline: HeldTimeline, count: number | null): Promise<void> => {
    if ((await addKnown(timeline, 0)) || !hasOlderThan(timeline)) return;
    const oldest = timeline.window.oldest();
    await fetchOlder(timeline.conversationID, oldest && refOf(oldest), count);
    // The answer reaches over the oldest one itself.
    await addKnown(timeline, Math.max(pageSize / 2, count ?? 0) - 1);
  };

  return {
    first,
    async older(timeline, count) {
      // What is being read may be no older page, and another read may follow it.
      await idle(timeline);
      if (!timeline.isLoaded) await first(timeline);
      const reading = load(timeline, () => readOlder(timeline, count));
      held.publish(timeline);
      await reading;
    },
    async again(timeline) {
      await idle(timeline);
      await first(timeline);
    },
    extend(timeline) {
      const { messages, hasOlder } = timeline.window.contents();
      const hasRoom = hasOlder && messages.length < pageSize;
      if (!hasRoom || timeline.window.oldest()?.hasGapBefore) return;
      load(timeline, () => addKnown(timeline, 0)).catch(() => undefined);
    },
  };
}

async function readNewest(
  timeline: HeldTimeline,
  pages: DevicePages,
  optimistic: OptimisticMessages,
): Promise<void> {
  const { conversationID, window } = timeline;
  const { page, hasOlder } = await pages.newest(conversationID);
  window.show(page, hasOlder);
  window.apply({ messages: optimistic.missingIn(page), removed: [] });
  timeline.isLoaded = true;
  for (const changes of timeline.missed) window.apply(changes);
  timeline.missed = [];
}

/** @returns whether the device had older messages that follow those shown */
async function addOlderOfDevice(
  { conversationID, window }: HeldTimeline,
  pages: DevicePages,
): Promise<boolean> {
  const oldest = window.oldest();
  if (oldest?.hasGapBefore) return false;
  const { page, hasOlder } = await pages.before(conversationID, oldest);
  window.addOlder(page, hasOlder);
  return page.length > 0;
}
