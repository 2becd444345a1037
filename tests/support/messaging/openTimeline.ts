import type { MessageRef } from '../../../app/core/messaging/messageRef.ts';
import type { Timeline } from '../../../app/core/messaging/messagingAtoms.ts';
import { createWaits } from '../../../app/core/messaging/retry/waits.ts';
import { createMessageStore } from '../../../app/core/messaging/store/createMessageStore.ts';
import { messageLayout } from '../../../app/core/messaging/store/messageRows.ts';
import type { MessageStore, StoreChanges } from '../../../app/core/messaging/store/messageStore.ts';
import { createTimelines } from '../../../app/core/messaging/timelines/createTimelines.ts';
import { createMemoryDatabase } from '../../../app/platform/database/memoryDatabase.ts';
import { createVirtualClock } from '../virtualClock.ts';
import { numberedMessages } from './storedMessages.ts';

const conversationID = 'single_them';

/** What the gateway does for an open conversation. */
export type TimelineWorld = {
  /** Happens between the read of a page of newer messages and its arrival. */
  meanwhile: (store: MessageStore) => Promise<void>;
  newer: (store: MessageStore, after: MessageRef) => Promise<StoreChanges>;
  /** Merges what lies around a message. @returns whether there is one */
  around: (store: MessageStore, message: MessageRef) => Promise<boolean>;
  /** The first unread message. */
  unread: MessageRef;
};

/** A conversation with `them` of so many messages, all on the device, open. */
export async function openTimeline(
  count: number,
  pageSize: number,
  fetchOlder?: (store: MessageStore, wanted: number | null) => Promise<StoreChanges>,
  world: Partial<TimelineWorld> = {},
) {
  const time = createVirtualClock();
  const database = createMemoryDatabase(messageLayout);
  const store = createMessageStore(database);
  await store.mergePage({
    conversationID,
    messages: numberedMessages(1, count),
    count: count + 1,
    at: { kind: 'newest' },
  });
  let shown: Timeline | null = null;
  let reads = 0;
  /** How often the gateway was asked for the newest messages. */
  let checks = 0;
  const timelines = createTimelines({
    userID: 'me',
    store: {
      ...store,
      pageBefore: (...input) => {
        reads += 1;
        return store.pageBefore(...input);
      },
      pageAfter: async (...input) => {
        const page = await store.pageAfter(...input);
        await world.meanwhile?.(store);
        return page;
      },
    },
    pageSize,
    waits: createWaits(time.timers),
    publish: (change) => {
      if (change.type === 'timeline') shown = change.timeline;
    },
    fetch: {
      async older(_id, before, wanted) {
        if (before === null) checks += 1;
        if (before !== null && fetchOlder) timelines.apply(await fetchOlder(store, wanted));
      },
      async newer(_id, after) {
        const changes = await world.newer?.(store, after);
        if (changes) timelines.apply(changes);
      },
      around: async (message) => (await world.around?.(store, message)) ?? false,
    },
    findUnread: async () => world.unread ?? null,
    check: async () => undefined,
  });
  const opened = timelines.open(conversationID);
  opened.show();
  await time.pass(10);
  const contents = (): Timeline => {
    if (!shown) throw new Error('The conversation is not open.');
    return shown;
  };
  return {
    time,
    database,
    store,
    timelines,
    opened,
    contents,
    reads: () => reads,
    checks: () => checks,
  };
}

export const seqsIn = ({ messages }: Timeline): number[] => messages.map(({ seq }) => seq);

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
