import { contentType } from '../../../contract/gateway/contentType.ts';
import { searchLocalMessages } from '../../../contract/gateway/functions/history.ts';
import { isMention } from '../messageModel/isMention.ts';
import { receivedMessage } from '../messageModel/receivedMessage.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import { messageKeyOf } from '../messageRef.ts';
import type { Messaging } from '../messaging.ts';
import { compareOrder, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { findUnreadAtGateway } from '../sync/findUnreadAtGateway.ts';
import { keptMentions } from './keptMentions.ts';

/** Mentions asked for at the gateway at once. */
const pageSize = 100;

type Asked = Pick<Messaging, 'call' | 'keptPage' | 'keptMessages'>;

type Search = {
  conversationID: string;
  /** Who is mentioned. */
  userID: string;
  /** How many of the newest messages of others have not been read. */
  unreadCount: number;
};

/**
 * Finds the messages that mention a person and that they have not read: on the device, and where that does
 * not have all that is unread, at the gateway. What cannot be had is left out.
 * @returns oldest first. @throws DatabaseError
 */
export async function unreadMentions(messaging: Asked, search: Search): Promise<StoredMessage[]> {
  const { mentions, isWhole } = await keptMentions(
    (before, count) => messaging.keptPage(search.conversationID, { before }, count),
    search,
  );
  const others = isWhole ? [] : await atGateway(messaging, search).catch(() => []);
  const all = new Map([...others, ...mentions].map((one) => [messageKeyOf(one), one]));
  return [...all.values()].sort((left, right) => compareOrder(orderKeyOf(left), orderKeyOf(right)));
}

/** @throws GatewayError, DatabaseError */
async function atGateway(
  messaging: Asked,
  { conversationID, userID, unreadCount }: Search,
): Promise<StoredMessage[]> {
  const needs = { gateway: messaging, userID };
  const first = await findUnreadAtGateway(needs, conversationID, unreadCount);
  if (!first) return [];
  const { searchResultItems } = await messaging.call(searchLocalMessages, {
    conversationID,
    messageTypeList: [contentType.atText],
    pageIndex: 1,
    count: pageSize,
  });
  const received = (searchResultItems ?? [])
    .flatMap(({ messageList }) => messageList ?? [])
    .filter(({ sendID, sendTime }) => sendID !== userID && sendTime >= first.sendTime)
    .map((message) => receivedMessage(message, conversationID));
  const kept = new Map(
    (await messaging.keptMessages(received)).map((message) => [messageKeyOf(message), message]),
  );
  return received
    .map((message) => kept.get(messageKeyOf(message)) ?? message)
    .filter((message) => !isGone(message) && isMention(message, userID));
}
