import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { latestMessageOf } from './latestMessage.ts';

/**
 * @returns ids of conversations whose newest message on the device is newer than the one in their
 * row: it was deleted, cleared or expired while there was no connection, or came after the row was listed.
 * A page of history shows which.
 */
export async function findBehind(
  store: MessageStore,
  rows: readonly Conversation[],
  selfID: string,
): Promise<Set<string>> {
  // The row of a hidden conversation has no newest message.
  const listed = rows.filter(({ latestMsgSendTime }) => latestMsgSendTime > 0);
  const latest = await store.latest(listed.map(({ conversationID }) => conversationID));
  const isBehind = (row: Conversation): boolean => {
    const own = latest.get(row.conversationID);
    if (own?.state !== 'sent' || isGone(own)) return false;
    if (row.latestMsg === '') return true;
    const newest = latestMessageOf(row, selfID);
    return newest !== null && isNewer(own, newest);
  };
  return new Set(listed.filter(isBehind).map(({ conversationID }) => conversationID));
}

function isNewer(own: StoredMessage, listed: StoredMessage): boolean {
  if (own.clientMsgID === listed.clientMsgID && own.sendID === listed.sendID) return false;
  return own.seq > 0 && listed.seq > 0 ? own.seq > listed.seq : own.sendTime > listed.sendTime;
}
