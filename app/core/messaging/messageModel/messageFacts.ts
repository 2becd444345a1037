import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import type { MessageReceipt, MessageRevoked } from '../../../contract/gateway/entities/message.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import type { MessageFact } from '../store/messageStore.ts';

/**
 * Reads a revocation. It names the sender, and the conversation only where that is the sender's
 * own. Whether the revoker had the right is checked as far as it can be here: of two people only the
 * sender has it; in a group the gateway checks the role, which the device need not know.
 * @returns nothing for a revocation that nobody had the right to
 */
export function factsOfRevocation(revoked: MessageRevoked, selfID: string): MessageFact[] {
  const { clientMsgID, revokerID, sourceMessageSendID: sendID } = revoked;
  const learned = { clientMsgID, revokerID, isRevoked: true } as const;
  if (sendID === '') return [learned];
  if (revoked.sessionType !== sessionType.single) {
    return [{ ...learned, sendID, ...(revoked.sessionType > 0 && { isSingle: false }) }];
  }
  if (revokerID !== sendID) return [];
  // The conversation of this person's own message is not named, but its id and sender are enough.
  if (sendID === selfID) return [{ ...learned, sendID, isSingle: true }];
  const conversationID = conversationIdOf({ sessionType: sessionType.single, userID: sendID });
  return [{ ...learned, sendID, conversationID }];
}

/** Reads a receipt. Receipts go to the sender, so they are about messages of this person. */
export function factsOfReceipt(
  receipt: MessageReceipt,
  isSingle: boolean,
  selfID: string,
): MessageFact[] {
  const { userID, msgIDList, readTime } = receipt;
  if (userID === selfID) return [];
  const place = isSingle
    ? { conversationID: conversationIdOf({ sessionType: sessionType.single, userID }) }
    : placeInGroup(receipt);
  const read = isSingle ? ({ isRead: true } as const) : { readerID: userID };
  return (msgIDList ?? []).map((clientMsgID) => {
    return { clientMsgID, sendID: selfID, ...place, ...read, readTime };
  });
}

function placeInGroup({ groupID, sessionType: kind }: MessageReceipt) {
  const isTold = kind === sessionType.group || kind === sessionType.superGroup;
  if (!isTold || groupID === '') return { isSingle: false };
  return { conversationID: conversationIdOf({ sessionType: kind, groupID }) };
}
