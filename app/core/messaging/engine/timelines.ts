import { firstUnreadOf } from '../messageModel/firstUnread.ts';
import { isSameMessage, type MessageRef, refOf } from '../messageRef.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { backoffDelay, type Waits } from './backoff.ts';
import { createComingMessages } from './comingMessages.ts';
import { createDevicePages } from './devicePages.ts';
import type { EngineChange } from './engineNeeds.ts';
import {
  type Changes,
  type HeldTimeline,
  hasOlderThan,
  holdTimeline,
  timelineOf,
} from './heldTimeline.ts';
import type { Timelines } from './shownTimelines.ts';
import { createVerifier } from './verifyShown.ts';
import { versionsOf } from './versionsOf.ts';

/** Messages among which the first unread one is looked for. */
const mostSearched = 200;
/** Milliseconds that a conversation nobody opened stays read. */
const prefetchLife = 5_000;

type Needs = {
  userID: string;
  store: MessageStore;
  publish: (change: EngineChange) => void;
  waits: Waits;
  /** Messages read from the device at once. */
  pageSize: number;
  /**
   * Has the gateway's messages before one taken into the store; null: the newest.
   * @param count how many at least; null: a page
   */
  fetchOlder: (
    conversationID: string,
    before: MessageRef | null,
    count: number | null,
  ) => Promise<void>;
  /** Has what the gateway says of the messages before this one taken into the store. */
  check: (conversationID: string, before: MessageRef) => Promise<void>;
};

export function createTimelines(needs: Needs): Timelines {
  const { userID, store, publish, waits, pageSize, fetchOlder, check } = needs;
  const all = new Map<string, HeldTimeline>();
  const coming = createComingMessages();
  const pages = createDevicePages({ store, pageSize });

  const show = (open: HeldTimeline, isOwn = false): void => {
    if (all.get(open.conversationID) !== open) return;
    const { conversationID } = open;
    publish({ type: 'timeline', conversationID, isOwn, timeline: timelineOf(open) });
  };

  const readFirst = async (open: HeldTimeline): Promise<void> => {
    const { conversationID, window } = open;
    const { page, hasOlder } = await pages.newest(conversationID);
    window.show(page, hasOlder);
    window.apply({ messages: coming.missingIn(page), removed: [] });
    open.isLoaded = true;
    for (const changes of open.missed) window.apply(changes);
    open.missed = [];
  };

  /** @returns whether the device had older messages that follow those shown */
  const addFromDevice = async ({ conversationID, window }: HeldTimeline): Promise<boolean> => {
    const oldest = window.oldest();
    if (oldest?.hasGapBefore) return false;
    const { page, hasOlder } = await pages.before(conversationID, oldest);
    window.addOlder(page, hasOlder);
    return page.length > 0;
  };

  /** What the device has may be out of date, but for the newest `fresh` messages of it. */
  const addKnown = async (open: HeldTimeline, fresh: number): Promise<boolean> => {
    const shown = () => open.window.contents().messages;
    const first = shown()[0];
    if (!(await addFromDevice(open))) return false;
    const place = shown().findIndex((one) => first && isSameMessage(one, first)) - fresh;
    const before = place > 0 ? shown()[place] : undefined;
    verifier.older(open.conversationID, shown, before).catch(() => undefined);
    return true;
  };

  const readOlder = async (open: HeldTimeline, count: number | null): Promise<void> => {
    if ((await addKnown(open, 0)) || !hasOlderThan(open)) return;
    const oldest = open.window.oldest();
    await fetchOlder(open.conversationID, oldest && refOf(oldest), count);
    // The answer reaches over the oldest one itself.
    await addKnown(open, Math.max(pageSize / 2, count ?? 0) - 1);
  };

  /** One read of older messages at a time. */
  const load = (
    open: HeldTimeline,
    read: (open: HeldTimeline) => Promise<unknown>,
  ): Promise<void> => {
    open.loading ??= read(open)
      .then(() => undefined)
      .finally(() => {
        open.loading = null;
        show(open);
      });
    return open.loading;
  };

  const verifier = createVerifier({
    pageSize,
    isOpen: (conversationID) => all.has(conversationID),
    fetchNewest: (conversationID) => fetchOlder(conversationID, null, null),
    check,
  });
  /** What a full device let go is on the screen alone: whether it is still there, only the store says. */
  const showKept = async ({ window }: HeldTimeline): Promise<void> => {
    const confirmed = window.contents().messages.filter(({ state }) => state === 'sent');
    take(await versionsOf(store, confirmed.slice(-pageSize)));
  };
  const verifyShown = (open: HeldTimeline): void => {
    const { conversationID, window } = open;
    verifier
      .newest(conversationID, () => window.contents().messages)
      .then(() => showKept(open))
      .catch(() => undefined);
  };

  const begin = (conversationID: string): HeldTimeline => {
    const open = holdTimeline(conversationID);
    all.set(conversationID, open);
    return open;
  };
  const discard = (open: HeldTimeline): void => {
    const { conversationID } = open;
    if (all.get(conversationID) !== open) return;
    all.delete(conversationID);
    publish({ type: 'timeline', conversationID, timeline: null });
  };

  /** Tries again for as long as the conversation is open. @returns whether it was done */
  const firmly = async (open: HeldTimeline, work: () => Promise<void>): Promise<boolean> => {
    for (let failures = 1; all.get(open.conversationID) === open; failures += 1) {
      try {
        await work();
        return true;
      } catch {
        if (!(await waits.wait(backoffDelay(failures)))) return false;
      }
    }
    return false;
  };

  const loadFirst = async (open: HeldTimeline): Promise<void> => {
    const isRead = await firmly(open, () => load(open, readFirst));
    if (isRead && open.viewers > 0) verifyShown(open);
  };

  /** After a hole was filled above a short window, what is there now belongs into it. */
  const extend = (open: HeldTimeline): void => {
    const { messages, hasOlder } = open.window.contents();
    if (!hasOlder || messages.length >= pageSize || open.window.oldest()?.hasGapBefore) return;
    load(open, () => addKnown(open, 0)).catch(() => undefined);
  };

  const readAgain = async ({ conversationID, window }: HeldTimeline): Promise<void> => {
    const known = window.contents().messages.filter((one) => !coming.has(one));
    const { messages, removed } = await versionsOf(store, known);
    const newest = await store.pageBefore(conversationID, null, pageSize);
    take({ messages: [...messages, ...newest], removed });
  };
  const readFirmly = (open: HeldTimeline) => firmly(open, () => readAgain(open));

  const apply = (changes: Changes, isOwn = false): void => {
    for (const open of all.values()) {
      const isSentHere =
        isOwn && changes.messages.some((one) => one.conversationID === open.conversationID);
      if (isSentHere) open.sentHere += 1;
      if (!open.isLoaded) {
        open.missed.push(changes);
        continue;
      }
      const hasChanged = open.window.apply(changes);
      // What was sent behind messages that were let go is told all the same.
      if (hasChanged || isSentHere) show(open, isSentHere);
      if (hasChanged) extend(open);
    }
  };

  /** Shows what the store tells. */
  const take = (changes: Changes, isOwn = false): void => {
    coming.settle(changes);
    apply(changes, isOwn);
  };

  /** @param count messages that are wanted of the gateway; null: a page */
  const loadOlder = async (conversationID: string, count: number | null): Promise<void> => {
    const open = all.get(conversationID);
    if (!open) return;
    // What is being read may be no older page, and another read may follow it.
    while (open.loading) await open.loading.catch(() => undefined);
    if (!open.isLoaded) await load(open, readFirst);
    const reading = load(open, () => readOlder(open, count));
    show(open);
    await reading;
  };

  return {
    showOwn(message) {
      coming.add(message);
      apply({ messages: [message], removed: [] }, true);
    },
    withdrawOwn(message) {
      if (coming.has(message)) take({ messages: [], removed: [refOf(message)] });
    },
    apply: take,
    online() {
      for (const open of all.values()) if (open.isLoaded && open.viewers > 0) verifyShown(open);
    },
    refresh() {
      for (const open of all.values()) if (open.isLoaded) readFirmly(open);
    },
    shownIds: () =>
      [...all.values()].filter(({ viewers }) => viewers > 0).map((open) => open.conversationID),
    open(conversationID) {
      const open = all.get(conversationID) ?? begin(conversationID);
      open.holders += 1;
      if (open.holders === 1 && !open.isLoaded) loadFirst(open);
      let isShown = false;
      let isClosed = false;
      return {
        show() {
          if (isShown || isClosed) return;
          isShown = true;
          open.viewers += 1;
          if (open.viewers > 1 || !open.isLoaded) return;
          // A following tab is told only of what it shows.
          readFirmly(open);
          verifyShown(open);
        },
        close() {
          if (isClosed) return;
          isClosed = true;
          open.holders -= 1;
          if (isShown) open.viewers -= 1;
          if (open.holders === 0) discard(open);
        },
      };
    },
    prefetch(conversationID) {
      if (all.has(conversationID)) return;
      const open = begin(conversationID);
      load(open, readFirst).catch(() => undefined);
      waits.wait(prefetchLife).then(() => {
        if (open.holders === 0) discard(open);
      });
    },
    closeAll() {
      for (const open of all.values()) discard(open);
    },
    async toNewest(conversationID) {
      const open = all.get(conversationID);
      if (!open?.window.contents().hasNewer) return;
      while (open.loading) await open.loading.catch(() => undefined);
      await load(open, readFirst);
    },
    loadOlder: (conversationID) => loadOlder(conversationID, null),
    async findUnread(conversationID, count, most = mostSearched) {
      for (;;) {
        const open = all.get(conversationID);
        if (!open) return null;
        const { messages } = open.window.contents();
        const found = firstUnreadOf(messages, count, userID);
        if (found !== null || messages.length >= most) return found;
        if (open.isLoaded && !hasOlderThan(open)) return null;
        const oldest = open.window.oldest();
        await loadOlder(conversationID, most - messages.length);
        // Nothing came: whatever the reason, the next try would end the same.
        const now = open.window.oldest();
        if (oldest && now && isSameMessage(oldest, now)) return null;
      }
    },
  };
}
