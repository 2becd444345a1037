import type { EngineChange } from '../engine/engineNeeds.ts';
import type { MessageRef } from '../messageRef.ts';
import type { Waits } from '../retry/waits.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { createDevicePages } from './devicePages.ts';
import { createFindUnread } from './findUnread.ts';
import { createHeldTimelines } from './heldTimelines.ts';
import { createOptimisticMessages } from './optimisticMessages.ts';
import { createReadHistory } from './readHistory.ts';
import { createTimelineChanges } from './timelineChanges.ts';
import { createTimelineLoader, type FetchPages } from './timelineLoader.ts';
import { createTimelineOpener } from './timelineOpener.ts';
import { createTimelineRefresh } from './timelineRefresh.ts';
import type { Timelines } from './timelines.ts';
import { createVerifier } from './verifier.ts';

type TimelineNeeds = {
  userID: string;
  store: MessageStore;
  publish: (change: EngineChange) => void;
  waits: Waits;
  /** Messages read from the device at once. */
  pageSize: number;
  fetch: FetchPages;
  /**
   * Asks the gateway for the first of the newest `count` messages of others, and merges nothing.
   * @returns null where it cannot tell. @throws GatewayError
   */
  findUnread: (conversationID: string, count: number) => Promise<MessageRef | null>;
  /** Merges the gateway's page right before this message into the store. */
  check: (conversationID: string, before: MessageRef) => Promise<void>;
};

export function createTimelines(needs: TimelineNeeds): Timelines {
  const { store, fetch, check, pageSize, waits } = needs;
  const held = createHeldTimelines(needs.publish);
  const optimistic = createOptimisticMessages();
  const verifier = createVerifier({
    pageSize,
    isOpen: (conversationID) => held.get(conversationID) !== undefined,
    fetchNewest: (conversationID) => fetch.older(conversationID, null, null),
    check,
  });
  const pages = createDevicePages({ store, pageSize });
  const loader = createTimelineLoader({ held, optimistic, pages, verifier, pageSize, fetch });
  const changes = createTimelineChanges({ held, optimistic, onChanged: loader.extend });
  const refresh = createTimelineRefresh({
    ...{ held, optimistic, changes, verifier },
    ...{ store, waits, pageSize },
  });
  const loadOlder = async (conversationID: string, count: number | null): Promise<void> => {
    const timeline = held.get(conversationID);
    if (timeline) await loader.older(timeline, count);
  };

  const openAt: Timelines['openAt'] = async (message, isWanted = always) => {
    const timeline = held.get(message.conversationID);
    if (!timeline || !(await loader.around(timeline, message, isWanted))) return false;
    if (timeline.viewers > 0) refresh.verify(timeline);
    return true;
  };

  return {
    ...changes,
    ...createTimelineOpener({ held, loader, refresh, waits }),
    openAt,
    readHistory: createReadHistory({ store, fetch }),
    findUnread: createFindUnread({ ...needs, held, loadOlder, openAt }),
    loadOlder: (conversationID) => loadOlder(conversationID, null),
    async loadNewer(conversationID) {
      const timeline = held.get(conversationID);
      if (timeline) await loader.newer(timeline);
    },
    async toNewest(conversationID) {
      const timeline = held.get(conversationID);
      if (timeline?.window.contents().hasNewer) await loader.again(timeline);
    },
    online() {
      for (const timeline of held.all()) {
        if (timeline.isLoaded && timeline.viewers > 0) refresh.verify(timeline);
      }
    },
    refresh() {
      for (const timeline of held.all()) if (timeline.isLoaded) refresh.read(timeline);
    },
    shownIds: () =>
      held.all().flatMap(({ viewers, conversationID }) => (viewers > 0 ? conversationID : [])),
    closeAll() {
      for (const timeline of held.all()) held.discard(timeline);
    },
  };
}

const always = (): boolean => true;
