import type { Change } from '../../../contract/gateway/callableFunction.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import type { MessageRef } from '../messageRef.ts';
import type { Waits } from '../retry/waits.ts';
import type { ArrivalOptions, StoreChanges } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { ListRowsChange } from '../tabs/tabMessage.ts';
import { applyChanges, type CallResult } from './applyChanges.ts';
import { createBatchFollowUp } from './batchFollowUp.ts';
import { createConversationSync } from './conversationSync.ts';
import type { EventBatch } from './eventBatch.ts';
import { createHistorySync } from './historySync.ts';
import { createLedGroups } from './ledGroups.ts';
import { createListSync, type ListSync } from './listSync.ts';
import { createReceiver } from './receive.ts';
import type { Tasks } from './tasks.ts';

type Needs = EngineParts & {
  waits: Waits;
  tasks: Tasks;
  /** Live messages that were not known before, and what else live events said. */
  onLive: (batch: EventBatch, added: readonly StoredMessage[]) => void;
  /** The list of conversations is what the gateway has, for the first time on this connection. */
  onListed: () => void;
  /** What the gateway took away meanwhile is gone here too, for the first time on this connection. */
  onInStep: () => void;
};

/**
 * Keeps the store true to the gateway, through one connection after the other (protocol reference,
 * section 8.3, receiving and gap fill).
 */
export interface Sync {
  arrivalOptions: ArrivalOptions;
  loadList: ListSync['loadList'];
  /** A connection came up: everything may have changed. */
  connected(): void;
  disconnected(): void;
  push(event: GatewayEvent): void;
  /** Somebody looks at the conversation: its newest part is brought up to date. */
  watch(conversationID: string): void;
  /** As `History.loadBefore`. @throws GatewayError, DatabaseError */
  loadOlder(conversationID: string, before: MessageRef | null, count: number | null): Promise<void>;
  /** As `History.loadAfter`. @throws GatewayError, DatabaseError */
  loadNewer(conversationID: string, after: MessageRef): Promise<void>;
  /** As `History.loadAround`. @throws GatewayError, DatabaseError */
  loadAround(message: MessageRef): Promise<boolean>;
  /** Fetches the page right before a message anew. @throws GatewayError, DatabaseError */
  checkBefore(conversationID: string, before: MessageRef): Promise<void>;
  /** Looks into the gaps and the doubtful revocations that a change of the store brought up. */
  followUp(changes: StoreChanges): void;
  /** Brings the device up to date with what a call changed. Never rejects. */
  applyChanges(changes: readonly Change[], result: CallResult): Promise<void>;
  /** Asks for rows again, soon. */
  check(ids: Iterable<string>): void;
  /** Asks for rows now. @returns the gateway's rows. @throws GatewayError, DatabaseError */
  loadRows(ids: readonly string[]): Promise<readonly Conversation[]>;
  /** Resolves once all events that came so far are merged. */
  settled(): Promise<void>;
  close(): void;
}

export function createSync(given: Needs): Sync {
  const publisher = {
    ...given.publisher,
    lists(changes: readonly ListRowsChange[]): void {
      given.publisher.lists(changes);
      // What cannot be read now is looked at with the next change.
      led.note(changes).catch(() => undefined);
    },
  };
  const needs: Needs = { ...given, publisher };
  const watch = (conversationID: string): void => {
    if (!needs.isOnline()) return;
    history.watch(conversationID);
    lists.watch(conversationID);
    conversations.ensureRow(conversationID);
  };
  const history = createHistorySync(needs);
  const lists = createListSync({ ...needs, settled: () => receiver.settled() });
  const conversations = createConversationSync({ ...needs, history, watch });
  const { check, loadRows } = conversations;
  const led = createLedGroups({
    ...needs,
    onChanged: () => lists.load('groupApplicationsReceived'),
    onSeenChanged: (groupID) => lists.load('members', groupID),
  });
  led.begin().catch(() => undefined);
  const receiver = createReceiver({
    ...needs,
    ...history.arrivalOptions,
    ...createBatchFollowUp({ ...needs, history, conversations, lists }),
    isListFollowed: lists.isFollowed,
  });

  return {
    arrivalOptions: history.arrivalOptions,
    applyChanges: (changes, result) =>
      applyChanges({ ...needs, lists, check, history }, changes, result),
    check,
    loadRows,
    watch,
    push(event) {
      conversations.noteEvent(event);
      lists.noteEvent(event);
      receiver.push(event);
    },
    followUp: history.followUp,
    connected() {
      conversations.connected();
      lists.connected();
      history.connected();
      check([]);
    },
    disconnected: history.disconnected,
    settled: receiver.settled,
    loadList: lists.loadList,
    checkBefore: history.checkBefore,
    loadOlder: history.loadBefore,
    loadNewer: history.loadAfter,
    loadAround: history.loadAround,
    close() {
      receiver.close();
      lists.close();
      conversations.close();
    },
  };
}
