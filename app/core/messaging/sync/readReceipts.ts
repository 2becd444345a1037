import { peerOf } from '../../../contract/gateway/conversationId.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import { groupAtType, sessionType } from '../../../contract/gateway/enums.ts';
import {
  markC2CMessageAsRead,
  markGroupMessageAsRead,
  markMessageAsReadByConID,
  resetConversationGroupAtType,
} from '../../../contract/gateway/functions/conversations.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { isMention } from '../messageModel/isMention.ts';
import { sendOutcomeOf } from '../outbox/sendOutcome.ts';
import { unreadBeyond } from '../store/unreadBeyond.ts';

/** Ids in one call. */
const mostAtOnce = 100;

type Parts = Pick<EngineParts, 'userID' | 'gateway' | 'store'> & {
  /** Fetches these rows into the store. */
  loadRows: (ids: readonly string[]) => Promise<readonly Conversation[]>;
  /** Resolves once all events that came so far are in the store. */
  settled: () => Promise<void>;
};

/**
 * Sends the read receipts that are pending, by ids, so that the senders of these messages see it;
 * then resets a count of which nothing can be shown, and a mention that was read. Protocol reference,
 * section 3.4.
 * @returns conversations whose rows have changed. @throws GatewayError, DatabaseError
 */
export async function sendReadReceipts(parts: Parts): Promise<string[]> {
  const { userID, gateway, store, loadRows, settled } = parts;
  const reads = await store.pendingReads();
  const ids = reads.map(({ conversationID }) => conversationID);
  for (const { conversationID, clientMsgIDs } of reads) {
    for (let start = 0; start < clientMsgIDs.length; start += mostAtOnce) {
      await mark(gateway, conversationID, clientMsgIDs.slice(start, start + mostAtOnce));
    }
  }
  const rows = new Map((await loadRows(ids)).map((row) => [row.conversationID, row]));
  // The rows count again as soon as no receipt is pending.
  await settled();
  for (const read of reads) {
    const { conversationID } = read;
    const row = rows.get(conversationID);
    const left = await unreadBeyond(store, userID, read);
    if (row && row.unreadCount > 0 && left?.length === 0) {
      await mark(gateway, conversationID, []);
      await settled();
      await store.patchConversation(conversationID, { unreadCount: 0 });
    }
    if (left) await resetMention(parts, conversationID);
    await store.removePendingRead(read);
  }
  return ids;
}

/** Has the gateway forget that the person was mentioned, unless a mention is still to be read. */
async function resetMention(parts: Parts, conversationID: string): Promise<void> {
  const { userID, gateway, store, settled } = parts;
  const isOver = async (): Promise<boolean> => {
    const row = await store.conversation(conversationID);
    if (!row || row.groupAtType === groupAtType.none) return false;
    const unread = await store.unread(conversationID, userID);
    return !unread.some((message) => isMention(message, userID));
  };
  if (!(await isOver())) return;
  await unlessRefused(() => gateway.call(resetConversationGroupAtType, conversationID));
  await settled();
  // A mention that came meanwhile set it anew.
  if (await isOver()) {
    await store.patchConversation(conversationID, { groupAtType: groupAtType.none });
  }
}

async function mark(
  gateway: Parts['gateway'],
  conversationID: string,
  msgIDList: readonly string[],
): Promise<void> {
  const peer = peerOf(conversationID);
  const ids = [...msgIDList];
  await unlessRefused(() => {
    if (!peer) return gateway.call(markMessageAsReadByConID, { conversationID, msgIDList: ids });
    if (peer.sessionType === sessionType.single) {
      return gateway.call(markC2CMessageAsRead, { userID: peer.userID, msgIDList: ids });
    }
    return gateway.call(markGroupMessageAsRead, { groupID: peer.groupID, msgIDList: ids });
  });
}

/** Refused: done before, or not to be done. Asking again would change nothing. */
async function unlessRefused(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (sendOutcomeOf(error).kind !== 'refused') throw error;
  }
}
