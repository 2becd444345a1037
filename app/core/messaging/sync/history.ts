import type { Message } from '../../../contract/gateway/entities/message.ts';
import { getHistoryMessageList } from '../../../contract/gateway/functions/history.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { conversationOfMessage, receivedMessage } from '../messageModel/receivedMessage.ts';
import { type MessageRef, messageKeyOf, refOf } from '../messageRef.ts';
import type { HistoryPage } from '../store/messageStore.ts';
import {
  compareOrder,
  type OrderKey,
  orderKeyOf,
  type StoredMessage,
  unconfirmedRank,
} from '../storedMessage.ts';

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
    before: MessageRef | null,
    count: number | null,
  ): Promise<void>;
  /** Fetches the page right before a message. @throws GatewayError, DatabaseError */
  checkBefore(conversationID: string, before: MessageRef): Promise<void>;
  /**
   * Asks the gateway how it stands with messages that may have been taken back: they were if it no
   * longer has them in their place. @throws GatewayError, DatabaseError
   */
  checkRevoked(conversationID: string, refs: readonly MessageRef[]): Promise<void>;
}

/** What a page told. */
type Fetched = {
  /** How many of the messages were new. */
  added: number;
  /** `messageKeyOf` of all of them. */
  keys: ReadonlySet<string>;
};

/** Messages of a page that has to reach over some that nobody can read. */
const longestPage = 1_000;
/** Pages fetched at most to join one that stands apart to what the device has. */
const pagesBehind = 5;

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
  ): Promise<Fetched> => {
    const connection = parts.connection();
    const knownUpTo = at.kind === 'newest' ? await newestPlace(conversationID) : null;
    const startClientMsgID = at.kind === 'newest' ? '' : at.anchor.clientMsgID;
    const input = { conversationID, count, startClientMsgID };
    let unreadable = 0;
    const onUnreadable = (items: number): void => {
      unreadable = items;
    };
    const fetched = await parts.gateway.call(getHistoryMessageList, input, { onUnreadable });
    const messages = storedPage(fetched ?? [], conversationID, parts.userID);
    // What nobody can read holds its place: a page with it is no shorter.
    const received = (fetched?.length ?? 0) + unreadable;
    const told = { messages, count, received, isPartial: unreadable > 0 };
    const page = { conversationID, ...told, at, knownUpTo };
    const changes = await store.mergePage(page);
    if (at.kind === 'newest' && connection === parts.connection()) continuous.add(conversationID);
    announce.changes(changes);
    const isStuck = unreadable > 0 && received >= count && changes.addedKeys.length === 0;
    if (isStuck && count < longestPage && (await isOpen(messages[0]))) {
      return fetch(conversationID, at, Math.min(4 * count, longestPage));
    }
    return { added: changes.addedKeys.length, keys: new Set(messages.map(messageKeyOf)) };
  };

  /** Whether more is to come before the oldest message of a page. */
  const isOpen = async (oldest: StoredMessage | undefined): Promise<boolean> =>
    !oldest || ((await store.message(oldest))?.hasGapBefore ?? true);

  /** @returns the newest place of a confirmed message the gateway has numbered, or timed where it numbers none */
  const newestPlace = async (conversationID: string): Promise<OrderKey | null> => {
    for (const rank of [unconfirmedRank - 1, unconfirmedRank]) {
      const [newest] = await store.pageBefore(conversationID, [rank, 0, '', ''], 1);
      if (newest) return orderKeyOf(newest);
    }
    return null;
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
    // One without a number stands behind all that have one, wherever the gateway has it.
    const isAside = gap.seq > 0 && after?.seq === 0;
    if (after?.state !== 'sent' || isAside) return { kind: 'newest' };
    return { kind: 'before', anchor: refOf(after) };
  };

  const fill: History['fill'] = async (conversationID, pages) => {
    let added = 0;
    let left = pages;
    if (!continuous.has(conversationID)) {
      added += (await fetch(conversationID, { kind: 'newest' })).added;
      left -= 1;
    }
    for (; left > 0; left -= 1) {
      const gap = await innerGap(conversationID);
      if (!gap) break;
      added += (await fetch(conversationID, await overlapping(gap))).added;
    }
    return added;
  };

  /** Fetches a page, and what is missing behind it where a full device let its anchor go meanwhile. */
  const fetchWhole: typeof fetch = async (conversationID, at, count) => {
    const fetched = await fetch(conversationID, at, count);
    const isApart = at.kind !== 'newest' && (await store.message(at.anchor)) === null;
    if (isApart) await fill(conversationID, pagesBehind);
    return fetched;
  };

  return {
    fill,
    async checkBefore(conversationID, before) {
      await fetchWhole(conversationID, { kind: 'before', anchor: before });
    },
    async checkRevoked(conversationID, refs) {
      const told = new Set<string>();
      const known = inOrder(await store.messages(refs)).reverse();
      for (const message of known) {
        if (message.state !== 'sent' || told.has(messageKeyOf(message))) continue;
        const { keys } = await fetch(conversationID, await overlapping(message));
        for (const key of keys) told.add(key);
        if (told.has(messageKeyOf(message))) continue;
        announce.changes(await store.applyFacts([{ ...refOf(message), isRevoked: true }]));
      }
    },
    async loadBefore(conversationID, before, count) {
      // What a full device let go may still be shown: it is asked for from where the device knows on.
      const anchor =
        before &&
        ((await store.message(before)) ?? (await store.gaps(conversationID, 1))[0] ?? null);
      const at: HistoryPage['at'] = anchor ? await overlapping(anchor) : { kind: 'newest' };
      await fetchWhole(conversationID, at, Math.max(pageSize, count ?? 0));
    },
  };
}

/** Oldest first; what belongs elsewhere is left out. */
function storedPage(
  messages: readonly Message[],
  conversationID: string,
  userID: string,
): StoredMessage[] {
  return inOrder(
    messages
      .filter((message) => {
        const own = conversationOfMessage(message, userID);
        return own === null || own === conversationID;
      })
      .map((message) => receivedMessage(message, conversationID)),
  );
}

function inOrder(messages: readonly StoredMessage[]): StoredMessage[] {
  return [...messages].sort((left, right) => compareOrder(orderKeyOf(left), orderKeyOf(right)));
}
