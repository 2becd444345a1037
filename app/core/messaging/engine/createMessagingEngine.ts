import { clientErrors } from '../../../contract/gateway/errors.ts';
import { GatewayError, type GatewayState } from '../../../transport/gateway/gatewayClient.ts';
import { followJournaled } from '../journal/followJournaled.ts';
import { newMessageId } from '../outbox/messageId.ts';
import { createWaits } from '../retry/waits.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { EventBatch } from '../sync/eventBatch.ts';
import { fenceGateway } from '../tabs/fenceGateway.ts';
import { type JoinedTabs, joinTabs } from '../tabs/joinTabs.ts';
import type { Command, News } from '../tabs/tabMessage.ts';
import { createTimelines } from '../timelines/createTimelines.ts';
import { createOpenConversation } from '../timelines/openConversation.ts';
import { versionsOf } from '../timelines/versionsOf.ts';
import { createAnnounce } from './announce.ts';
import { arrivalsOf } from './arrivals.ts';
import { createAsking } from './asking.ts';
import { createEditing } from './editing.ts';
import { type EngineNeeds, type MessagingEngine, storeLists } from './engineNeeds.ts';
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
  /** News are read one after the other, so that none overtakes an earlier one. */
  let reading: Promise<unknown> = Promise.resolve();

  const tell = (news: News): void => link?.tell(news);
  const runHere = (command: Command): Promise<void> =>
    term?.run(command) ??
    Promise.reject(new GatewayError(command.name, 'not-sent', clientErrors.notConnected));
  const ask = async (command: Command): Promise<void> => {
    if (isClosed) throw new GatewayError(command.name, 'cancelled', 0);
    const asked = term;
    try {
      await (asked || !link ? runHere(command) : link.ask(command));
    } catch (error) {
      const isRefused = error instanceof GatewayError && error.kind === 'refused';
      if (term === asked || isClosed || isRefused) throw error;
      // Cut short because this tab came to lead, or no longer does: it is for the leader of now.
      await ask(command);
    }
  };

  const waits = createWaits(timers);
  const timelines = createTimelines({
    userID,
    store,
    publish,
    waits,
    pageSize: 2 * pageSize,
    fetchOlder: (conversationID, before, count) =>
      ask({ name: 'load-older', conversationID, before, count }),
    check: (conversationID, before) => ask({ name: 'check', conversationID, before }),
  });
  const announce = createAnnounce({
    publish,
    tell,
    applyToTimelines(changes, isOwn) {
      followJournaled({ journal, store, userID }, changes);
      timelines.apply(changes, isOwn);
    },
  });
  const signs = createTypingSigns(timers, (conversationID, isTyping) =>
    publish({ type: 'typing', conversationID, isTyping }),
  );
  const throttle = createTypingThrottle(timers, (conversationID, isTyping) => {
    ask({ name: 'typing', conversationID, isTyping }).catch(() => undefined);
  });

  const shown = (): string[] => (needs.isVisible() ? timelines.shownIds() : []);
  const isWatched = (id: string): boolean => shown().includes(id) || (link?.isWatched(id) ?? false);

  /** Shows what the store holds, whether it was told or not. */
  const readAgain = (): void => {
    timelines.refresh();
    publish({ type: 'conversations', ids: null });
    publish({ type: 'lists', names: storeLists });
    publish({ type: 'members', groupIDs: null });
  };
  const kept = watchStore(store, () => {
    readAgain();
    tell({ type: 'look-again' });
  });

  const work = (): void => {
    if (term) term.work();
    else {
      tell({ type: 'work' });
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
      tell({ type: 'work-coming' });
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
    tell({ type: 'stopped', reason: state.reason });
    needs.onStopped(state.reason);
  };

  const heardTyping = (conversationID: string, isTyping: boolean): void => {
    signs.heard(conversationID, isTyping);
    tell({ type: 'typing', conversationID, isTyping });
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

  const onNews = (news: News): void => {
    switch (news.type) {
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
        if (!timelines.shownIds().includes(news.conversationID)) return;
        reading = reading
          .then(() => versionsOf(store, news.messages))
          .then(timelines.apply)
          .catch(() => undefined);
        return;
      case 'typing':
        signs.heard(news.conversationID, news.isTyping);
        return;
      case 'stopped':
        // Who has a connection hears from it; one that slept may have been told of an older token.
        if (!term) needs.onStopped(news.reason);
        return;
      case 'status':
        if (!term) publish(news);
        if (news.status === 'online') timelines.online();
        return;
      default:
        publish(news);
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
      run: runHere,
      onNews,
      onLeader: readAgain,
      onWatched: (ids) => term?.watch(ids),
      onNewcomer: () => {
        tell({ type: 'status', status: messagingStatusOf(gateway.state(), isListed) });
      },
      onLead: lead,
      onFollow() {
        follow();
        tell({ type: 'stepped-down' });
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
      if (!isVisible) return reads.tellNow();
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
    ...createAsking(ask, editing.withdraw),
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
