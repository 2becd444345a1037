import { followJournaled } from '../journal/followJournaled.ts';
import { listNames } from '../lists/gatewayLists.ts';
import { type MessageRef, refOf } from '../messageRef.ts';
import { newMessageId } from '../outbox/messageId.ts';
import { createWaits, type Waits } from '../retry/waits.ts';
import { createKeptMessages } from '../search/keptMessages.ts';
import { createTimelines } from '../timelines/createTimelines.ts';
import { createOpenConversation } from '../timelines/openConversation.ts';
import { createConnectionStatus } from './connectionStatus.ts';
import { type Ask, createAsk } from './createAsk.ts';
import { createEditing } from './editing.ts';
import type { EngineNeeds, MessagingEngine } from './engineNeeds.ts';
import { createLeaderRequests } from './leaderRequests.ts';
import { startLeaderTerm } from './leaderTerm.ts';
import { createLiveEvents } from './liveEvents.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { createReading } from './reading.ts';
import { createReadMarks, type ReadMarks } from './readMarks.ts';
import { createBroadcastReceiver } from './receiveBroadcast.ts';
import { createTabRole, type TabRole } from './tabRole.ts';
import { createTypingThrottle } from './typing.ts';
import { watchStore } from './watchStore.ts';

/**
 * The messaging of one account in one tab. What must outlive the page is in the store before anything
 * else happens; the tab that leads holds the socket and works off what the store holds.
 */
export function createMessagingEngine(given: EngineNeeds): MessagingEngine {
  const { timers, store, gateway } = given;
  const needs = { ...given, pageSize: given.pageSize ?? 20 };
  const newId = (): string => newMessageId(given.random);
  let isClosed = false;

  const role = createTabRole({ ...needs, newId });
  const ask = createAsk({ ...role, isClosed: () => isClosed });
  const waits = createWaits(timers);
  const { timelines, publisher, reload, shown } = createShown(needs, { role, ask, waits });
  const isWatched = (id: string): boolean =>
    shown().includes(id) || (role.link()?.isWatched(id) ?? false);
  const kept = watchStore(store, () => {
    reload();
    role.broadcast({ type: 'look-again' });
  });
  const own = createOwn({ ...needs, store: kept }, { role, publisher, waits, timelines });
  const live = createLiveEvents({ ...needs, isWatched, broadcast: role.broadcast });
  const throttle = createTypingThrottle(timers, (conversationID, isTyping) => {
    ask.leader({ name: 'typing', conversationID, isTyping }).catch(() => undefined);
  });
  const { broadcast } = role;
  const status = createConnectionStatus({
    ...{ ...needs, publisher, broadcast },
    onOnline: timelines.online,
  });

  const unsubscribes = [
    store.onMemory(role.goAlone),
    followVisibility(needs, { role, shown, reload, sendReadReceipts: own.reading.flush }),
  ];
  role.join({
    reload,
    run: ask.here,
    onBroadcast: createBroadcastReceiver({ ...needs, ...role, ...live, timelines, reload }),
    onNewcomer: () => role.broadcast(status.current()),
    onFollow: status.reset,
    startTerm: () =>
      startLeaderTerm({
        ...needs,
        ...status,
        store: kept,
        publisher,
        takeOver: own.editing.takeOver,
        isWatched,
        watched: shown,
        onLive: live.onLive,
      }),
  });

  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    for (const unsubscribe of unsubscribes) unsubscribe();
    for (const part of [role, live, throttle, waits, own.reading]) part.close();
    timelines.closeAll();
  };
  return {
    ...{ ...own.editing, ...createKeptMessages(needs) },
    searchDevice: searchingOf(needs),
    ...createLeaderRequests({
      ask: ask.leader,
      newId,
      publish: given.publish,
      withdraw: own.editing.withdraw,
    }),
    start: role.setToken,
    async logout() {
      role.setToken(null);
      if (role.term()) await gateway.logout().catch(() => undefined);
      close();
    },
    close,
    setTyping: throttle.set,
    prefetch: timelines.prefetch,
    readHistory: timelines.readHistory,
    ...own.marks,
    open: openingOf({ timelines, ...own, role, shown }),
  };
}

/** The code of the search comes with the first one. */
function searchingOf(needs: EngineNeeds): MessagingEngine['searchDevice'] {
  return async (...input) => {
    const { searchDevice } = await import('../search/searchDevice.ts');
    return searchDevice(needs, ...input);
  };
}

type Timelines = ReturnType<typeof createTimelines>;

/** What this tab shows, and how changes get to it and to the other tabs. */
function createShown(
  needs: EngineNeeds & { pageSize: number },
  { role, ask, waits }: { role: TabRole; ask: Ask; waits: Waits },
) {
  const { userID, store, journal, publish } = needs;
  const timelines: Timelines = createTimelines({
    ...{ userID, store, publish, waits },
    pageSize: 2 * needs.pageSize,
    fetch: {
      async older(conversationID, before, count) {
        await ask.leader({ name: 'load-older', conversationID, before, count });
      },
      async newer(conversationID, after) {
        await ask.leader({ name: 'load-newer', conversationID, after });
      },
      around: async (message) =>
        (await ask.leader({ name: 'load-around', message: refOf(message) })) === true,
    },
    findUnread: async (conversationID, count) =>
      (await ask.leader({ name: 'find-unread', conversationID, count })) as MessageRef | null,
    async check(conversationID, before) {
      await ask.leader({ name: 'check', conversationID, before });
    },
  });
  const publisher = createPublisher({
    publish,
    broadcast: role.broadcast,
    applyToTimelines(changes, isOwn) {
      followJournaled({ journal, store, userID }, changes);
      timelines.apply(changes, isOwn);
    },
  });
  return {
    timelines,
    publisher,
    /** Conversations before the eyes of the person. */
    shown: (): string[] => (needs.isVisible() ? timelines.shownIds() : []),
    /** Reads again everything that is shown, whether or not a broadcast named it. */
    reload(): void {
      timelines.refresh();
      publish({ type: 'conversations', ids: null });
      publish({ type: 'list-rows', changes: listNames.map((name) => ({ name, ids: null })) });
    },
  };
}

/** What the person of this tab writes and reads, kept on the device first. */
function createOwn(
  needs: EngineNeeds,
  parts: { role: TabRole; publisher: Publisher; waits: Waits; timelines: Timelines },
) {
  const { role, timelines } = parts;
  const keeping = {
    ...needs,
    ...parts,
    showOwn: timelines.showOwn,
    keepOwn: timelines.keepOwn,
    hideOwn: timelines.withdrawOwn,
    work() {
      const term = role.term();
      if (term) return term.work();
      role.broadcast({ type: 'work' });
      role.link()?.probe();
    },
    announceWork() {
      role.broadcast({ type: 'work-announced' });
      role.term()?.workLater();
    },
  };
  const reading = createReading(keeping);
  return {
    editing: createEditing(keeping),
    reading,
    marks: createReadMarks({ ...keeping, reading }),
  };
}

/** @returns undoes it. */
function followVisibility(
  { subscribeVisible }: Pick<EngineNeeds, 'subscribeVisible'>,
  parts: {
    role: TabRole;
    shown: () => string[];
    reload: () => void;
    sendReadReceipts: () => void;
  },
): () => void {
  const { role, shown } = parts;
  return subscribeVisible((isVisible) => {
    role.link()?.watch(shown());
    if (!isVisible) return parts.sendReadReceipts();
    role.term()?.watch(shown());
    if (role.term()) return;
    // A page in the background may have missed broadcasts.
    role.link()?.greet();
    parts.reload();
  });
}

function openingOf(parts: {
  timelines: Timelines;
  reading: ReturnType<typeof createReading>;
  marks: ReadMarks;
  role: TabRole;
  shown: () => string[];
}) {
  const { role, shown, marks } = parts;
  return createOpenConversation({
    ...parts,
    onShown(conversationID) {
      role.link()?.watch(shown());
      role.term()?.watch([conversationID]);
      marks.markUnread(conversationID, false).catch(() => undefined);
    },
    onClosed: () => role.link()?.watch(shown()),
  });
}
