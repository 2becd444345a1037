import { contentType } from '../../../contract/gateway/enums.ts';
import { searchLocalMessages } from '../../../contract/gateway/functions/history.ts';
import { countsAsUnread } from '../messageModel/firstUnread.ts';
import { isMention } from '../messageModel/isMention.ts';
import { receivedMessage } from '../messageModel/receivedMessage.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import { messageKeyOf } from '../messageRef.ts';
import type { Messaging } from '../messaging.ts';
import { compareOrder, type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { findUnreadAtGateway } from '../sync/findUnreadAtGateway.ts';

/** Messages read at once of the device, and mentions asked for at the gateway. */
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
  const { mentions, isWhole } = await onDevice(messaging, search);
  const others = isWhole ? [] : await atGateway(messaging, search).catch(() => []);
  const all = new Map([...others, ...mentions].map((one) => [messageKeyOf(one), one]));
  return [...all.values()].sort((left, right) => compareOrder(orderKeyOf(left), orderKeyOf(right)));
}

async function onDevice(
  { keptPage }: Asked,
  { conversationID, userID, unreadCount }: Search,
): Promise<{ mentions: StoredMessage[]; isWhole: boolean }> {
  const mentions: StoredMessage[] = [];
  let left = unreadCount;
  let before: OrderKey | null = null;
  while (left > 0) {
    const page: readonly StoredMessage[] = await keptPage(conversationID, { before }, pageSize);
    for (const message of [...page].reverse()) {
      before = orderKeyOf(message);
      const counts = message.state === 'sent' && !message.isDeleted;
      if (counts && countsAsUnread(message, userID)) {
        if (!isGone(message) && isMention(message, userID)) mentions.push(message);
        left -= 1;
      }
      if (left === 0) return { mentions, isWhole: true };
      if (message.hasGapBefore) return { mentions, isWhole: false };
    }
    if (page.length < pageSize) break;
  }
  return { mentions, isWhole: true };
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
