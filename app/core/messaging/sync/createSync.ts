import type { Change } from '../../../contract/gateway/callableFunction.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { type MessageRef, messageKeyOf } from '../messageRef.ts';
import type { Waits } from '../retry/waits.ts';
import type { ArrivalOptions, StoreChanges } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { applyChanges, type CallResult } from './applyChanges.ts';
import { createConversationList, type LoadedRows } from './conversationList.ts';
import type { EventBatch } from './eventBatch.ts';
import { createHistory } from './history.ts';
import { latestMessageOf } from './latestMessage.ts';
import { createListSync, type ListSync } from './listSync.ts';
import { createReceiver } from './receive.ts';
import { createRevocationChecks } from './revocationChecks.ts';
import { createRowChecks } from './rowChecks.ts';
import { createSeqTrust } from './seqTrust.ts';
import type { Tasks } from './tasks.ts';
import { createUnexplainedTotal } from './unexplainedTotal.ts';

/** Pages fetched by themselves: to meet what is known, and of a conversation that is shown. */
const catchUpPages = 5;
const watchedPages = 50;
/** Conversations of which the first page is fetched before anybody opens them. */
const eagerCount = 20;
/** Conversations whose holes are looked for after each login. */
const holeCount = 100;

type Needs = EngineParts & {
  waits: Waits;
  tasks: Tasks;
  /** Live messages that were not known before, and what else live events said. */
  onLive: (batch: EventBatch, added: readonly StoredMessage[]) => void;
  /** The list of conversations is what the gateway has, for the first time on this connection. */
  onListed: () => void;
};

/** Keeps the store true to the gateway, through one connection after the other. */
export interface Sync {
  arrivalOptions: ArrivalOptions;
  loadMembers: ListSync['loadMembers'];
  /** A connection came up: everything may have changed. */
  connected(): void;
  disconnected(): void;
  push(event: GatewayEvent): void;
  /** Somebody looks at the conversation: its newest part is brought up to date. */
  watch(conversationID: string): void;
  /** As `History.loadBefore`. @throws GatewayError, DatabaseError */
  loadOlder(conversationID: string, before: MessageRef | null, count: number | null): Promise<void>;
  /** Fetches the page right before a message anew. @throws GatewayError, DatabaseError */
  checkBefore(conversationID: string, before: MessageRef): Promise<void>;
  /** Looks into the holes and doubts that showed when something was taken into the store. */
  takeIn(changes: StoreChanges): void;
  /** Brings the device up to date with what a call changed. Never rejects. */
  applyChanges(changes: readonly Change[], result: CallResult): Promise<void>;
  /** Asks for rows again, soon. */
  check(ids: Iterable<string>): void;
  /** Asks for rows now. @returns what the gateway says of them. @throws GatewayError, DatabaseError */
  loadRows(ids: readonly string[]): Promise<readonly Conversation[]>;
  /** Resolves once all events are taken in. */
  settled(): Promise<void>;
  close(): void;
}

export function createSync(needs: Needs): Sync {
  const { store, timers, tasks, isOnline } = needs;
  const continuous = new Set<string>();
  const fetched = new Set<string>();
  let hasRecounted = false;
  let isNew = false;

  const trust = createSeqTrust(store);
  const history = createHistory(needs, continuous);
  const options = {
    isContinuous: (id: string) => continuous.has(id),
    isSeqContiguous: (id: string) => trust.isContiguous(id),
  };
  const list = createConversationList({ ...needs, ...options });
  const lists = createListSync({ ...needs, settled: () => receiver.settled() });
  // Another device may have hidden a conversation.
  const unexplainedTotal = createUnexplainedTotal(timers, () => {
    if (isOnline()) tasks.start('conversations', loadConversations);
  });

  const fill = (conversationID: string, pages: number, suspect?: StoredMessage): void => {
    const most = needs.isWatched(conversationID) ? watchedPages : pages;
    tasks.start(`fill ${conversationID}`, async () => {
      await history.fill(conversationID, most);
      if (suspect) await trust.judge(suspect);
    });
  };

  const fillGaps = ({ gapsIn, messages }: StoreChanges): void => {
    for (const id of gapsIn) {
      const suspect = continuous.has(id)
        ? messages.find((message) => message.conversationID === id && message.hasGapBefore)
        : undefined;
      fill(id, catchUpPages, suspect);
    }
  };

  const revocationChecks = createRevocationChecks({ tasks, ask: history.checkRevoked });
  const takeIn = (changes: StoreChanges): void => {
    fillGaps(changes);
    revocationChecks.add(changes.unverified);
  };

  const rowChecks = createRowChecks({
    timers,
    load: () => {
      if (isOnline()) tasks.start('rows', checkRows);
    },
  });
  const check = rowChecks.add;
  const loadRows = async (ids: readonly string[]): Promise<readonly Conversation[]> => {
    if (ids.length === 0) return [];
    const { rows, changes, crossed, behind } = await list.loadSome(ids);
    rowChecks.remove(ids);
    if (changes) takeIn(changes);
    for (const id of behind) look(id);
    check(crossed);
    return rows;
  };
  const checkRows = async (): Promise<void> => {
    await loadRows(rowChecks.ids());
  };
  /** Has the newest page say what is there. */
  const look = (id: string): void => {
    continuous.delete(id);
    fill(id, catchUpPages);
  };

  /** What is known up to its newest message needs no page; the rest is fetched in the list's order. */
  const catchUp = async (loaded: LoadedRows, connection: number): Promise<void> => {
    const { rows, changes, behind } = loaded;
    if (connection !== needs.connection()) return;
    const listed = rows.filter((row) => row.latestMsgSendTime > 0).sort(byNewest);
    const gaps = new Set(changes?.gapsIn);
    for (const [place, row] of listed.entries()) {
      const id = row.conversationID;
      if (needs.isWatched(id)) watch(id);
      else if (behind.has(id)) look(id);
      else if (!gaps.has(id) && latestMessageOf(row, needs.userID)) {
        continuous.add(id);
        // Holes that an earlier connection left.
        if (place < holeCount) fill(id, catchUpPages);
      } else if (place < eagerCount || (await hasMore(id))) fill(id, catchUpPages);
      if (connection !== needs.connection()) return;
    }
    const ids = new Set(rows.map(({ conversationID }) => conversationID));
    for (const id of behind) if (!ids.has(id)) look(id);
  };
  const hasMore = async (id: string): Promise<boolean> =>
    (await store.pageBefore(id, null, 2)).length > 1;

  const loadConversations = async (): Promise<void> => {
    const connection = needs.connection();
    const loaded = await list.load();
    if (connection === needs.connection()) needs.onListed();
    check(loaded.crossed);
    await catchUp(loaded, connection);
    if (hasRecounted || (await store.pendingReads()).length > 0) return;
    hasRecounted = true;
    if (!(await list.agreesOnUnread())) tasks.start('conversations', loadConversations);
  };

  const watch = (conversationID: string): void => {
    if (!isOnline()) return;
    if (!fetched.has(conversationID)) continuous.delete(conversationID);
    fetched.add(conversationID);
    fill(conversationID, watchedPages);
    lists.watch(conversationID);
    tasks.start(`row ${conversationID}`, async () => {
      if (!(await store.conversation(conversationID))) await list.make(conversationID);
    });
  };

  const loadAll = (): void => {
    tasks.start('conversations', loadConversations);
    lists.connected();
    tasks.start('seq trust', trust.load);
  };

  const receiver = createReceiver({
    ...needs,
    ...options,
    areMembersKnown: lists.areMembersKnown,
    onReceived(batch, changes) {
      for (const changed of changes) takeIn(changed);
      check(batch.conversations.keys());
      check(batch.messages.map(({ conversationID }) => conversationID));
      const added = new Set(changes.flatMap(({ addedKeys }) => addedKeys));
      needs.onLive(
        batch,
        batch.messages.filter((message) => added.has(messageKeyOf(message))),
      );
    },
    onLost(batch) {
      for (const { list: name } of batch.lists) lists.load(name);
      if (batch.self) lists.load('self');
      for (const { member } of batch.members) lists.reloadMembers(member.groupID);
      const ids = new Set(batch.messages.map(({ conversationID }) => conversationID));
      for (const id of batch.conversations.keys()) ids.add(id);
      // Which conversations facts are about is not known.
      for (const id of batch.facts.length > 0 ? [...fetched] : []) ids.add(id);
      for (const id of ids) {
        continuous.delete(id);
        fill(id, catchUpPages);
      }
      check(ids);
    },
  });

  const push = (event: GatewayEvent): void => {
    if (event.name === 'OnConversationChanged' || event.name === 'OnNewConversation') {
      list.noteEvents((event.data ?? []).map((row) => row.conversationID));
    }
    lists.noteEvent(event);
    unexplainedTotal.noteEvent(event);
    // The gateway may finish long after it took the first calls.
    if (event.name === 'OnSyncServerFinish' && isOnline() && !isNew) {
      tasks.start('conversations', loadConversations);
    }
    receiver.push(event);
  };

  return {
    arrivalOptions: options,
    applyChanges: (changes, result) => applyChanges({ ...needs, lists, check }, changes, result),
    check,
    loadRows,
    watch,
    push,
    takeIn,
    connected() {
      hasRecounted = false;
      isNew = true;
      Promise.resolve().then(() => {
        isNew = false;
      });
      loadAll();
      revocationChecks.connected();
      check([]);
    },
    disconnected() {
      continuous.clear();
      fetched.clear();
    },
    settled: receiver.settled,
    loadMembers: lists.loadMembers,
    checkBefore: history.checkBefore,
    loadOlder: history.loadBefore,
    close() {
      receiver.close();
      lists.close();
      unexplainedTotal.close();
      rowChecks.close();
    },
  };
}

function byNewest(left: Conversation, right: Conversation): number {
  return right.latestMsgSendTime - left.latestMsgSendTime;
}
