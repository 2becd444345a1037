import { contentType } from '../../../contract/gateway/contentType.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import {
  getHistoryMessageList,
  getHistoryMessageListReverse,
  searchLocalMessages,
} from '../../../contract/gateway/functions/history.ts';
import { uncountedTypes } from '../messageModel/firstUnread.ts';
import { conversationOfMessage, receivedMessage } from '../messageModel/receivedMessage.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import { messageKeyOf } from '../messageRef.ts';
import type { Messaging } from '../messaging.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { SinceSearch } from './firstSince.ts';

const pageSize = 20;
/** Messages of one second that are read at once. */
const longPage = 100;
/** Pages of messages without a place of their own that are looked through at most. */
const mostPages = 5;

const listedTypes = Object.values(contentType).filter((type) => !uncountedTypes.includes(type));

type Asked = Pick<Messaging, 'call' | 'keptMessages'>;

/**
 * Asks the gateway for the first message on or after a moment (protocol reference, section 3.5): a
 * search by types alone lists what there is up to a second, the newest first, and from the one before the
 * moment its history leads on.
 * @returns null where there is none. @throws GatewayError, DatabaseError
 */
export async function firstSinceAtGateway(
  messaging: Asked,
  search: SinceSearch,
): Promise<StoredMessage | null> {
  const { conversationID, time } = search;
  /** The newest message up to a second since 1970, and within it. */
  const newestUpTo = async (second: number): Promise<Message | null> => {
    const { searchResultItems } = await messaging.call(searchLocalMessages, {
      conversationID,
      messageTypeList: [...listedTypes],
      searchTimePosition: second,
      pageIndex: 1,
      count: 1,
    });
    return searchResultItems?.[0]?.messageList?.[0] ?? null;
  };
  const lastSecond = Math.ceil(time / 1_000) - 1;
  const before = await newestUpTo(lastSecond);
  if (before) return firstAfter(messaging, before, search);
  const first = await oldest(newestUpTo, lastSecond, Math.ceil(Date.now() / 1_000) + 1);
  if (!first) return null;
  const earlier = await allBefore(messaging, first, conversationID);
  const [found] = await shownOf(messaging, [...earlier, first], search);
  return found ?? firstAfter(messaging, first, search);
}

/** @returns a message of the second in which the first one was written. @param low a second before all */
async function oldest(
  newestUpTo: (second: number) => Promise<Message | null>,
  low: number,
  high: number,
): Promise<Message | null> {
  let found = await newestUpTo(high);
  let late = found ? Math.ceil(found.sendTime / 1_000) : low;
  let early = low;
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    const earlier = await newestUpTo(middle);
    if (!earlier) early = middle;
    else {
      found = earlier;
      late = Math.min(middle, Math.ceil(earlier.sendTime / 1_000));
    }
  }
  return found;
}

/** @returns what a conversation has before a message of its first second: seldom anything, but a flood may be there */
async function allBefore(
  { call }: Pick<Asked, 'call'>,
  anchor: Message,
  conversationID: string,
): Promise<Message[]> {
  const found: Message[] = [];
  let startClientMsgID = anchor.clientMsgID;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const input = { conversationID, count: longPage, startClientMsgID };
    const page = (await call(getHistoryMessageList, input)) ?? [];
    found.unshift(...page);
    const [oldest] = page;
    if (!oldest || page.length < longPage) break;
    startClientMsgID = oldest.clientMsgID;
  }
  return found;
}

async function firstAfter(
  messaging: Asked,
  anchor: Message,
  search: SinceSearch,
): Promise<StoredMessage | null> {
  const { conversationID } = search;
  let startClientMsgID = anchor.clientMsgID;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const input = { conversationID, count: pageSize, startClientMsgID };
    const page = (await messaging.call(getHistoryMessageListReverse, input)) ?? [];
    const [found] = await shownOf(messaging, page, search);
    const last = page.at(-1);
    if (found || !last || page.length < pageSize) return found ?? null;
    startClientMsgID = last.clientMsgID;
  }
  return null;
}

/** Those that can be led to, as the device knows them, oldest first. */
async function shownOf(
  messaging: Asked,
  messages: readonly Message[],
  { conversationID, time, userID, isShown }: SinceSearch,
): Promise<StoredMessage[]> {
  const received = messages
    .filter((message) => [null, conversationID].includes(conversationOfMessage(message, userID)))
    .map((message) => receivedMessage(message, conversationID));
  const kept = new Map(
    (await messaging.keptMessages(received)).map((message) => [messageKeyOf(message), message]),
  );
  return received
    .map((message) => kept.get(messageKeyOf(message)) ?? message)
    .filter((message) => message.sendTime >= time && !isGone(message) && isShown(message))
    .sort((left, right) => left.sendTime - right.sendTime);
}
