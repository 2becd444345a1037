import type { GatewayState } from '../../../transport/gateway/gatewayClient.ts';
import { followJournaled } from '../journal/followJournaled.ts';
import { listNames } from '../lists/gatewayLists.ts';
import { newMessageId } from '../outbox/messageId.ts';
import { createWaits } from '../retry/waits.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { EventBatch } from '../sync/eventBatch.ts';
import { fenceGateway } from '../tabs/fenceGateway.ts';
import { type JoinedTabs, joinTabs } from '../tabs/joinTabs.ts';
import type { Broadcast } from '../tabs/tabMessage.ts';
import { createTimelines } from '../timelines/createTimelines.ts';
import { createOpenConversation } from '../timelines/openConversation.ts';
import { versionsOf } from '../timelines/versionsOf.ts';
import { createAnnounce } from './announce.ts';
import { arrivalsOf } from './arrivals.ts';
import { createAsk } from './createAsk.ts';
import { createEditing } from './editing.ts';
import type { EngineNeeds, MessagingEngine } from './engineNeeds.ts';
import { createLeaderRequests } from './leaderRequests.ts';
import { type LeaderTerm, startLeaderTerm } from './leaderTerm.ts';
import { messagingStatusOf } from './messagingStatus.ts';
import { createReading } from './reading.ts';
import { createTypingSigns, createTypingThrottle } from './typing.ts';
import { watchStore } from './watchStore.ts';

/**
 * The messaging of one account in one tab. What must outlive the page is in the store before anything
 * else happens; the tab that leads holds the socket and works off what the store holds.
 */
export function createMessagingEngine(needs: EngineNeeds): MessagingEngine {
  const { userID, gateway, store, journal, timers, publish, pageSize = 20 } = needs;
  let token: string | null = null;
  let term: LeaderTerm | null = null;
  let link: JoinedTabs | null = null;
  let isClosed = false;
  let isListed = false;
  /** Broadcasts are read one after the other, so that none overtakes an earlier one. */
  let reading: Promise<unknown> = Promise.resolve();

  const broadcast = (said: Broadcast): void => link?.broadcast(said);
  const ask = createAsk({ term: () => term, link: () => link, isClosed: () => isClosed });

  const waits = createWaits(timers);
  const timelines = createTimelines({
    userID,
    store,
    publish,
    waits,
    pageSize: 2 * pageSize,
    async fetchOlder(conversationID, before, count) {
      await ask.leader({ name: 'load-older', conversationID, before, count });
    },
    async check(conversationID, before) {
      await ask.leader({ name: 'check', conversationID, before });
    },
  });
  const announce = createAnnounce({
    publish,
    broadcast,
    applyToTimelines(changes, isOwn) {
      followJournaled({ journal, store, userID }, changes);
      timelines.apply(changes, isOwn);
    },
  });
  const signs = createTypingSigns(timers, (conversationID, isTyping) =>
    publish({ type: 'typing', conversationID, isTyping }),
  );
  const throttle = createTypingThrottle(timers, (conversationID, isTyping) => {
    ask.leader({ name: 'typing', conversationID, isTyping }).catch(() => undefined);
  });

  const shown = (): string[] => (needs.isVisible() ? timelines.shownIds() : []);
  const isWatched = (id: string): boolean => shown().includes(id) || (link?.isWatched(id) ?? false);

  /** Shows what the store holds, whether it was told or not. */
  const readAgain = (): void => {
    timelines.refresh();
    publish({ type: 'conversations', ids: null });
    publish({ type: 'list-rows', changes: listNames.map((name) => ({ name, ids: null })) });
    publish({ type: 'members', groupIDs: null });
  };
  const kept = watchStore(store, () => {
    readAgain();
    broadcast({ type: 'look-again' });
  });

  const work = (): void => {
    if (term) term.work();
    else {
      broadcast({ type: 'work' });
      link?.probe();
    }
  };
  const keeping = {
    ...needs,
    store: kept,
    announce,
    waits,
    showOwn: timelines.showOwn,
    hideOwn: timelines.withdrawOwn,
    work,
    workComing() {
      broadcast({ type: 'work-coming' });
      term?.workLater();
    },
  };
  const editing = createEditing(keeping);
  const reads = createReading(keeping);

  const sayStatus = (): void => {
    announce.state({ type: 'status', status: messagingStatusOf(gateway.state(), isListed) });
  };
  const onListed = (): void => {
    if (isListed) return;
    isListed = true;
    sayStatus();
  };
  const onState = (state: GatewayState): void => {
    if (state.status !== 'online') isListed = false;
    sayStatus();
    if (state.status === 'online') timelines.online();
    if (state.status !== 'stopped' || state.reason === 'logout') return;
    broadcast({ type: 'stopped', reason: state.reason });
    needs.onStopped(state.reason);
  };

  const heardTyping = (conversationID: string, isTyping: boolean): void => {
    signs.heard(conversationID, isTyping);
    broadcast({ type: 'typing', conversationID, isTyping });
  };
  const onLive = (batch: EventBatch, added: readonly StoredMessage[]): void => {
    for (const { conversationID, isTyping } of batch.typing) heardTyping(conversationID, isTyping);
    for (const message of added) {
      if (message.sendID !== userID) signs.heard(message.conversationID, false);
    }
    arrivalsOf(added, { store, userID, isWatched }).then(
      (arrivals) => arrivals.forEach(needs.onArrival),
      () => undefined,
    );
  };

  const lead = (): void => {
    if (isClosed || term) return;
    // What the tab that led before did last may never have been told.
    readAgain();
    term = startLeaderTerm({
      ...needs,
      gateway: fenceGateway(gateway, () => link),
      store: kept,
      pageSize,
      announce,
      takeOver: editing.takeOver,
      isWatched,
      watched: shown,
      onState,
      onListed,
      onLive,
    });
    if (token !== null) gateway.start({ userID, token });
    link?.lead();
  };
  const follow = (): void => {
    term?.close();
    term = null;
    isListed = false;
    gateway.close();
  };

  const onBroadcast = (said: Broadcast): void => {
    switch (said.type) {
      case 'work':
        term?.work();
        return;
      case 'look-again':
        readAgain();
        return;
      case 'work-coming':
        term?.workLater();
        return;
      case 'stepped-down':
        term?.loadLater();
        return;
      case 'message-changes':
        if (!timelines.shownIds().includes(said.conversationID)) return;
        reading = reading
          .then(() => versionsOf(store, said.messages))
          .then(timelines.apply)
          .catch(() => undefined);
        return;
      case 'typing':
        signs.heard(said.conversationID, said.isTyping);
        return;
      case 'stopped':
        // Who has a connection hears from it; one that slept may have been told of an older token.
        if (!term) needs.onStopped(said.reason);
        return;
      case 'status':
        if (!term) publish(said);
        if (said.status === 'online') timelines.online();
        return;
      default:
        publish(said);
    }
  };

  const leaveTabs = (): void => {
    link?.close();
    link = null;
  };

  const join = (tabs: NonNullable<EngineNeeds['tabs']>): JoinedTabs =>
    joinTabs({
      ...tabs,
      timers,
      gateway,
      newId: () => newMessageId(needs.random),
      isLeading: () => term !== null,
      isVisible: needs.isVisible,
      run: ask.here,
      onBroadcast,
      onLeader: readAgain,
      onWatched: (ids) => term?.watch(ids),
      onNewcomer: () => {
        broadcast({ type: 'status', status: messagingStatusOf(gateway.state(), isListed) });
      },
      onLead: lead,
      onFollow() {
        follow();
        broadcast({ type: 'stepped-down' });
        // While it slept, others told what it never heard.
        readAgain();
      },
    });

  const unsubscribes = [
    // What the others cannot see they cannot send: this tab goes its own way.
    store.onMemory(() => {
      leaveTabs();
      lead();
    }),
    needs.subscribeVisible((isVisible) => {
      link?.watch(shown());
      if (!isVisible) return reads.flush();
      term?.watch(shown());
      if (term) return;
      // A page that was put aside may have missed what it was told.
      link?.greet();
      readAgain();
    }),
  ];
  if (needs.tabs && store.isDurable) link = join(needs.tabs);
  else lead();

  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    for (const unsubscribe of unsubscribes) unsubscribe();
    follow();
    leaveTabs();
    for (const part of [signs, throttle, waits, reads]) part.close();
    timelines.closeAll();
  };

  return {
    ...editing,
    ...createLeaderRequests({
      ask: ask.leader,
      newId: () => newMessageId(needs.random),
      withdraw: editing.withdraw,
    }),
    start(given) {
      token = given;
      if (term) gateway.start({ userID, token });
    },
    async logout() {
      token = null;
      if (term) await gateway.logout().catch(() => undefined);
      close();
    },
    close,
    setTyping: throttle.set,
    prefetch: timelines.prefetch,
    open: createOpenConversation({
      timelines,
      reading: reads,
      onShown(conversationID) {
        link?.watch(shown());
        term?.watch([conversationID]);
      },
      onClosed: () => link?.watch(shown()),
    }),
  };
}
