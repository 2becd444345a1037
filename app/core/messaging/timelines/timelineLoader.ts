import { isSameMessage, type MessageRef, refOf } from '../messageRef.ts';
import type { DevicePages } from './devicePages.ts';
import { type HeldTimeline, hasOlderThan } from './heldTimeline.ts';
import type { HeldTimelines } from './heldTimelines.ts';
import type { OptimisticMessages } from './optimisticMessages.ts';
import {
  addNewerOfDevice,
  addOlderOfDevice,
  showAroundOfDevice,
  showNewestOfDevice,
} from './readDevice.ts';
import type { Verifier } from './verifier.ts';

/** Merges pages of the gateway into the store. @throws GatewayError, DatabaseError */
export interface FetchPages {
  /**
   * The page before a message; null: the newest.
   * @param count how many at least; null: a page
   */
  older(conversationID: string, before: MessageRef | null, count: number | null): Promise<void>;
  /** The page after a message. */
  newer(conversationID: string, after: MessageRef): Promise<void>;
  /** A message with a page on either side, and the newest page. @returns whether there is such a message */
  around(message: MessageRef): Promise<boolean>;
}

type Needs = {
  held: HeldTimelines;
  optimistic: OptimisticMessages;
  pages: DevicePages;
  verifier: Verifier;
  pageSize: number;
  fetch: FetchPages;
};

/** Reads pages into held conversations: of the device first, then of the gateway. */
export interface TimelineLoader {
  /** Reads the newest page of the device, unless something is shown. @throws DatabaseError */
  first(timeline: HeldTimeline): Promise<void>;
  /**
   * Adds older messages. @param count messages that are wanted of the gateway; null: a page
   * @throws GatewayError, DatabaseError
   */
  older(timeline: HeldTimeline, count: number | null): Promise<void>;
  /** Adds newer messages. @throws GatewayError, DatabaseError */
  newer(timeline: HeldTimeline): Promise<void>;
  /**
   * Shows what lies around a message, if that is still wanted when it is there.
   * @returns false where there is none: what is shown stays. @throws GatewayError, DatabaseError
   */
  around(timeline: HeldTimeline, message: MessageRef, isWanted: () => boolean): Promise<boolean>;
  /** Shows the newest page again. @throws DatabaseError */
  again(timeline: HeldTimeline): Promise<void>;
  /** Adds what the device has by now above a window that is shorter than a page. */
  extend(timeline: HeldTimeline): void;
}

export function createTimelineLoader(needs: Needs): TimelineLoader {
  const { held } = needs;
  /** One read at a time: a second one joins the first. */
  const load = (
    timeline: HeldTimeline,
    at: HeldTimeline['loadingAt'],
    read: () => Promise<unknown>,
  ): Promise<void> => {
    if (timeline.loading) return timeline.loading;
    timeline.loadingAt = at;
    timeline.loading = read()
      .then(() => undefined)
      .finally(() => {
        timeline.loading = null;
        timeline.loadingAt = null;
        timeline.missed = [];
        held.publish(timeline);
      });
    return timeline.loading;
  };
  const first = (timeline: HeldTimeline): Promise<void> =>
    load(timeline, null, () => showNewestOnce(timeline, needs));
  /** As `load`, but waits for whatever is being read, also by others that wait: it may be another page. */
  const loadNext = async (
    timeline: HeldTimeline,
    at: HeldTimeline['loadingAt'],
    read: () => Promise<unknown>,
  ): Promise<void> => {
    while (timeline.loading) await timeline.loading.catch(() => undefined);
    const reading = load(timeline, at, read);
    held.publish(timeline);
    await reading;
  };
  /** As `loadNext`, around a window that there is. */
  const loadMore: typeof loadNext = async (timeline, at, read) => {
    if (!timeline.isLoaded) await loadNext(timeline, null, () => showNewestOnce(timeline, needs));
    await loadNext(timeline, at, read);
  };
  const older = createReadOlder(needs);

  return {
    first,
    older: (timeline, count) => loadMore(timeline, 'start', () => older.read(timeline, count)),
    newer: (timeline) => loadMore(timeline, 'end', () => readNewer(timeline, needs)),
    async around(timeline, message, isWanted) {
      const show: ShowAround = (least) =>
        showAroundOfDevice(timeline, needs, message, least, isWanted);
      let isThere = false;
      await loadMore(timeline, null, async () => {
        isThere = (await show('rich')) || (isWanted() && (await readAround(needs, message, show)));
      });
      return isThere;
    },
    again: (timeline) => loadNext(timeline, null, () => showNewestOfDevice(timeline, needs)),
    extend(timeline) {
      const { messages, hasOlder } = timeline.window.contents();
      const hasRoom = hasOlder && messages.length < needs.pageSize;
      if (!hasRoom || timeline.window.oldest()?.hasGapBefore) return;
      load(timeline, 'start', () => older.addKnown(timeline, 0)).catch(() => undefined);
    },
  };
}

async function showNewestOnce(timeline: HeldTimeline, needs: Needs): Promise<void> {
  if (!timeline.isLoaded) await showNewestOfDevice(timeline, needs);
}

/** Shows what the device has around a message. @returns false where that is too little, or unwanted */
type ShowAround = (least: 'rich' | 'any') => Promise<boolean>;

/** Has the gateway fill in what lies around a message, then shows it. */
async function readAround(
  { fetch }: Needs,
  message: MessageRef,
  show: ShowAround,
): Promise<boolean> {
  try {
    return (await fetch.around(message)) && (await show('any'));
  } catch (error) {
    // Without the gateway, the little that is here is better than nothing.
    if (await show('any')) return true;
    throw error;
  }
}

function createReadOlder({ pages, verifier, pageSize, fetch }: Needs) {
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
  return {
    addKnown,
    async read(timeline: HeldTimeline, count: number | null): Promise<void> {
      if ((await addKnown(timeline, 0)) || !hasOlderThan(timeline)) return;
      const oldest = timeline.window.oldest();
      await fetch.older(timeline.conversationID, oldest && refOf(oldest), count);
      // The answer reaches over the oldest one itself.
      await addKnown(timeline, Math.max(pageSize / 2, count ?? 0) - 1);
    },
  };
}

async function readNewer(timeline: HeldTimeline, needs: Needs): Promise<void> {
  const { pages, optimistic, fetch } = needs;
  const { conversationID, window } = timeline;
  const add = () => addNewerOfDevice(timeline, { pages, optimistic });
  if (!window.contents().hasNewer) return;
  const newest = window.newest();
  // Nothing is left that newer ones could follow.
  if (!newest) return showNewestOfDevice(timeline, needs);
  if ((await add()) || !window.contents().hasNewer) return;
  if (newest.state === 'sent') await fetch.newer(conversationID, refOf(newest));
  if ((await add()) || !window.contents().hasNewer) return;
  // What the device has next is no longer at the gateway; its newest page shows that.
  await fetch.older(conversationID, null, null);
  await add();
}
