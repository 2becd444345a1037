import { peerOf } from '../../../contract/gateway/conversationId.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import {
  getAllConversationList,
  getMultipleConversation,
  getOneConversation,
  getTotalUnreadMsgCount,
} from '../../../contract/gateway/functions/conversations.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { countedAtGateway } from '../messageModel/attention.ts';
import type { ArrivalOptions, StoreChanges } from '../store/messageStore.ts';
import { findBehind } from './findBehind.ts';
import { latestMessageOf } from './latestMessage.ts';
import { createEventVersions } from './loadFresh.ts';

/** Rows asked for at once. */
const mostAtOnce = 100;

type Needs = Pick<EngineParts, 'userID' | 'gateway' | 'store' | 'publisher'> & ArrivalOptions;

/** Rows that were fetched, and what their newest messages changed. */
export type LoadedRows = {
  rows: readonly Conversation[];
  changes: StoreChanges | null;
  /** Conversations of which the device has messages that may be gone. */
  behind: ReadonlySet<string>;
};

/**
 * The rows of the list, as the gateway has them (protocol reference, section 3.4). An answer that crossed
 * an event about the same row may be older than the event: it is dropped and asked for again.
 */
export interface ConversationList {
  /** An event about these rows came. */
  noteEvents(ids: Iterable<string>): void;
  /**
   * Loads the whole list. @returns rows to ask for again: crossed by events, or needed and not listed.
   * @throws GatewayError, DatabaseError
   */
  load(): Promise<LoadedRows & { crossed: string[] }>;
  /** Loads rows by id. @returns rows to ask for again. @throws GatewayError, DatabaseError */
  loadSome(ids: readonly string[]): Promise<LoadedRows & { crossed: string[] }>;
  /** Has the gateway make the row of a conversation without messages. @throws GatewayError, DatabaseError */
  make(conversationID: string): Promise<void>;
  /** Whether the gateway counts as many unread messages as the device. @throws GatewayError */
  agreesOnUnread(): Promise<boolean>;
}

export function createConversationList(needs: Needs): ConversationList {
  const { userID, gateway, store, publisher } = needs;
  const versions = createEventVersions();
  let isFetched = false;

  const takeLatest = async (rows: readonly Conversation[]): Promise<LoadedRows> => {
    const latest = rows.flatMap((row) => latestMessageOf(row, userID) ?? []);
    const changes = latest.length === 0 ? null : await store.mergeArrivals(latest, needs);
    if (changes) publisher.changes(changes);
    return { rows, changes, behind: await findBehind(store, rows, userID) };
  };

  return {
    noteEvents(ids) {
      for (const id of ids) versions.note(id);
    },
    async load() {
      const isCrossed = versions.since();
      const rows = (await gateway.call(getAllConversationList, undefined)) ?? [];
      const fresh = rows.filter(({ conversationID }) => !isCrossed(conversationID));
      // Something waits to be sent there, whether the gateway lists it or not.
      const outgoing = new Set((await store.outbox()).map(({ conversationID }) => conversationID));
      const isKept = (id: string) => isCrossed(id) || outgoing.has(id);
      const changed = await store.replaceConversations(fresh, isKept);
      if (!isFetched) await store.setMeta('isListFetched', true);
      isFetched = true;
      publisher.conversations(changed);
      for (const { conversationID } of rows) outgoing.delete(conversationID);
      const crossed = [...versions.subjects()].filter(isCrossed);
      const { changes, behind } = await takeLatest(fresh);
      // Hidden, or deleted with its messages: its history shows which.
      const listed = new Set(rows.map(({ conversationID }) => conversationID));
      const dropped = changed.filter((id) => !listed.has(id));
      return {
        ...{ rows: fresh, changes, behind: new Set([...behind, ...dropped]) },
        crossed: [...crossed, ...outgoing],
      };
    },
    async loadSome(ids) {
      const isCrossed = versions.since();
      const rows: Conversation[] = [];
      for (let start = 0; start < ids.length; start += mostAtOnce) {
        const some = ids.slice(start, start + mostAtOnce);
        rows.push(...((await gateway.call(getMultipleConversation, some)) ?? []));
      }
      const fresh = rows.filter(({ conversationID }) => !isCrossed(conversationID));
      publisher.conversations(await store.mergeConversations(fresh));
      return { ...(await takeLatest(fresh)), crossed: ids.filter(isCrossed) };
    },
    async make(conversationID) {
      const peer = peerOf(conversationID);
      if (!peer) return;
      const sourceID = peer.sessionType === sessionType.single ? peer.userID : peer.groupID;
      const row = await gateway.call(getOneConversation, {
        sourceID,
        sessionType: peer.sessionType,
      });
      if (row.conversationID !== conversationID) return;
      publisher.conversations(await store.mergeConversations([row]));
    },
    async agreesOnUnread() {
      const isCrossed = versions.since();
      const total = await gateway.call(getTotalUnreadMsgCount, undefined);
      const listed = (await store.conversations()).filter((row) => row.latestMsgSendTime > 0);
      const counted = listed.reduce((sum, row) => sum + countedAtGateway(row), 0);
      return [...versions.subjects()].some(isCrossed) || total === counted;
    },
  };
}
