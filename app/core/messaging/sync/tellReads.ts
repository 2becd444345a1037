import { peerOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import {
  markC2CMessageAsRead,
  markGroupMessageAsRead,
  markMessageAsReadByConID,
} from '../../../contract/gateway/functions/conversations.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { sendOutcomeOf } from '../outbox/sendOutcome.ts';

/** Ids in one call. */
const mostAtOnce = 100;

type Parts = Pick<EngineParts, 'userID' | 'gateway' | 'store'> & {
  /** Resolves once all events that came so far are in the store. */
  settled: () => Promise<void>;
};

/**
 * Tells the gateway what was read: ids first, for the receipts of the others, then that nothing is
 * unread, unless newer messages came meanwhile.
 * @returns conversations whose rows have changed. @throws GatewayError, DatabaseError
 */
export async function tellReads({ userID, gateway, store, settled }: Parts): Promise<string[]> {
  const reads = await store.pendingReads();
  for (const read of reads) {
    const { conversationID, clientMsgIDs } = read;
    for (let start = 0; start < clientMsgIDs.length; start += mostAtOnce) {
      await mark(gateway, conversationID, clientMsgIDs.slice(start, start + mostAtOnce));
    }
    const unseen = await store.unread(conversationID, userID, 1);
    if (unseen.length === 0) {
      await mark(gateway, conversationID, []);
      await settled();
      // The row counts again as soon as nothing is left to tell.
      await store.patchConversation(conversationID, { unreadCount: 0 });
    }
    await store.settlePendingRead(read);
  }
  return reads.map(({ conversationID }) => conversationID);
}

async function mark(
  gateway: Parts['gateway'],
  conversationID: string,
  msgIDList: readonly string[],
): Promise<void> {
  const peer = peerOf(conversationID);
  const ids = [...msgIDList];
  try {
    if (!peer) {
      await gateway.call(markMessageAsReadByConID, { conversationID, msgIDList: ids });
    } else if (peer.sessionType === sessionType.single) {
      await gateway.call(markC2CMessageAsRead, { userID: peer.userID, msgIDList: ids });
    } else {
      await gateway.call(markGroupMessageAsRead, { groupID: peer.groupID, msgIDList: ids });
    }
  } catch (error) {
    // Refused: read before, or not to be marked. Asking again would change nothing.
    if (sendOutcomeOf(error).kind !== 'refused') throw error;
  }
}
