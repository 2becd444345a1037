import type { Message } from '../../../contract/gateway/entities/message.ts';
import { getHistoryMessageList } from '../../../contract/gateway/functions/history.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import type { HistoryPage } from '../store/messageStore.ts';
import { compareOrder, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { conversationOfMessage, receivedMessage } from '../timeline/receivedMessage.ts';

/** Fetches pages of history and takes them into the store. */
export interface History {
  /**
   * Fetches the newest page, unless that was done on this connection, then fills holes from the newest
   * on until none is left between known messages, or `pages` were fetched.
   * @returns how many of the messages were new. @throws GatewayError, DatabaseError
   */
  fill(conversationID: string, pages: number): Promise<number>;
  /**
   * Fetches the page before a message, or the newest. @param count messages at least; null: a page
   * @throws GatewayError, DatabaseError
   */
  loadBefore(
    conversationID: string,
    clientMsgID: string | null,
    count: number | null,
  ): Promise<void>;
  /** Fetches the page right before a message. @throws GatewayError, DatabaseError */
  checkBefore(conversationID: string, clientMsgID: string): Promise<void>;
}

type Parts = Pick<
  EngineParts,
  'userID' | 'gateway' | 'store' | 'announce' | 'connection' | 'pageSize'
>;

/** @param continuous conversations of which everything up to now is known, on this connection */
export function createHistory(parts: Parts, continuous: Set<string>): History {
  const { store, announce, pageSize } = parts;

  const fetch = async (
    conversationID: string,
    at: HistoryPage['at'],
    count = pageSize,
  ): Promise<number> => {
    const connection = parts.connection();
    const startClientMsgID = at.kind === 'newest' ? '' : at.clientMsgID;
    const input = { conversationID, count, startClientMsgID };
    const fetched = await parts.gateway.call(getHistoryMessageList, input);
    const messages = storedPage(fetched ?? [], conversationID, parts.userID);
    const received = fetched?.length ?? 0;
    const page = { conversationID, messages, count, received, at };
    const changes = await store.mergePage(page);
    if (at.kind === 'newest' && connection === parts.connection()) continuous.add(conversationID);
    announce.changes(changes);
    return changes.addedIds.length;
  };

  /** The newest hole that has known messages on both sides. */
  const innerGap = async (conversationID: string): Promise<StoredMessage | null> => {
    const [gap] = await store.gaps(conversationID, 1);
    if (!gap) return null;
    const before = await store.pageBefore(conversationID, orderKeyOf(gap), 1);
    return before.length > 0 ? gap : null;
  };

  /** A page that reaches over the gap's own message, so that equal times hide nothing. */
  const overlapping = async (gap: StoredMessage): Promise<HistoryPage['at']> => {
    const [after] = await store.pageAfter(gap.conversationID, orderKeyOf(gap), 1);
    if (after?.state !== 'sent') return { kind: 'newest' };
    return { kind: 'before', clientMsgID: after.clientMsgID };
  };

  return {
    async fill(conversationID, pages) {
      let added = 0;
      let left = pages;
      if (!continuous.has(conversationID)) {
        added += await fetch(conversationID, { kind: 'newest' });
        left -= 1;
      }
      for (; left > 0; left -= 1) {
        const gap = await innerGap(conversationID);
        if (!gap) break;
        added += await fetch(conversationID, await overlapping(gap));
      }
      return added;
    },
    async checkBefore(conversationID, clientMsgID) {
      await fetch(conversationID, { kind: 'before', clientMsgID });
    },
    async loadBefore(conversationID, clientMsgID, count) {
      const anchor = clientMsgID === null ? null : await store.message(clientMsgID);
      const at: HistoryPage['at'] = anchor ? await overlapping(anchor) : { kind: 'newest' };
      await fetch(conversationID, at, Math.max(pageSize, count ?? 0));
    },
  };
}

/** Oldest first; what belongs elsewhere is left out. */
function storedPage(
  messages: readonly Message[],
  conversationID: string,
  userID: string,
): StoredMessage[] {
  return messages
    .filter((message) => {
      const own = conversationOfMessage(message, userID);
      return own === null || own === conversationID;
    })
    .map((message) => receivedMessage(message, conversationID))
    .sort((left, right) => compareOrder(orderKeyOf(left), orderKeyOf(right)));
}
