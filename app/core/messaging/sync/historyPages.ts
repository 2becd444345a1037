import type { Message } from '../../../contract/gateway/entities/message.ts';
import {
  getHistoryMessageList,
  getHistoryMessageListReverse,
} from '../../../contract/gateway/functions/history.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { conversationOfMessage, receivedMessage } from '../messageModel/receivedMessage.ts';
import { messageKeyOf } from '../messageRef.ts';
import type { HistoryPage } from '../store/messageStore.ts';
import { compareOrder, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import type { HistoryPlaces } from './historyPlaces.ts';

/** What a page held. */
export type FetchedPage = {
  /** How many of the messages were new. */
  added: number;
  /** `messageKeyOf` of all of them. */
  keys: ReadonlySet<string>;
};

/** Fetches one page and merges it into the store. @throws GatewayError, DatabaseError */
export type FetchPage = (
  conversationID: string,
  at: HistoryPage['at'],
  count?: number,
) => Promise<FetchedPage>;

/** Messages of a page that has to reach beyond unreadable ones. */
const longestPage = 1_000;

type Needs = Pick<
  EngineParts,
  'userID' | 'gateway' | 'store' | 'publisher' | 'connection' | 'pageSize'
> & {
  places: HistoryPlaces;
  /** Conversations of which everything up to now is known, on this connection. */
  continuous: Set<string>;
};

/** How the gateway pages, and when a page is short: protocol reference, section 3.5. */
export function createFetchPage(needs: Needs): FetchPage {
  const { gateway, store, publisher, pageSize, places, continuous, userID } = needs;

  const ask = async (conversationID: string, at: HistoryPage['at'], count: number) => {
    const startClientMsgID = at.kind === 'newest' ? '' : at.anchor.clientMsgID;
    const input = { conversationID, count, startClientMsgID };
    let unreadable = 0;
    const onUnreadable = (items: number): void => {
      unreadable = items;
    };
    const list = at.kind === 'after' ? getHistoryMessageListReverse : getHistoryMessageList;
    const fetched = (await gateway.call(list, input, { onUnreadable })) ?? [];
    const messages = storedPage(fetched, conversationID, userID);
    // An unreadable message counts: a page with it is no shorter.
    return { messages, count, received: fetched.length + unreadable, isPartial: unreadable > 0 };
  };

  const fetch: FetchPage = async (conversationID, at, count = pageSize) => {
    const connection = needs.connection();
    const knownUpTo = at.kind === 'newest' ? await places.newest(conversationID) : null;
    const page = await ask(conversationID, at, count);
    const { messages, received, isPartial } = page;
    const changes = await store.mergePage({ conversationID, ...page, at, knownUpTo });
    if (at.kind === 'newest' && connection === needs.connection()) continuous.add(conversationID);
    publisher.changes(changes);
    const isStuck = isPartial && received >= count && changes.addedKeys.length === 0;
    const isMore = () => at.kind === 'after' || places.hasOlder(messages[0]);
    if (isStuck && count < longestPage && (await isMore())) {
      return fetch(conversationID, at, Math.min(4 * count, longestPage));
    }
    return { added: changes.addedKeys.length, keys: new Set(messages.map(messageKeyOf)) };
  };
  return fetch;
}

/** Oldest first; what belongs elsewhere is left out. */
export function storedPage(
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

/** @returns oldest first */
export function inOrder(messages: readonly StoredMessage[]): StoredMessage[] {
  return [...messages].sort((left, right) => compareOrder(orderKeyOf(left), orderKeyOf(right)));
}
