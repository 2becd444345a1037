import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { messageStatus, sessionType } from '../../../app/contract/gateway/enums.ts';
import type { ReadContext } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { threadIdOf } from '../threadId.ts';
import {
  type ConversationRow,
  conversationOfThread,
  findInThread,
  type MessageRow,
} from './messageRows.ts';

/**
 * Finds the message a caller names by showing it, in a thread of theirs: by its sender and its id.
 * @throws GatewayFailure 201 where there is none
 */
export async function findMeant(
  { db, caller }: ReadContext,
  message: Message,
): Promise<{ row: MessageRow; conversation: ConversationRow }> {
  const { userId } = caller;
  const other = message.sendID === userId ? message.recvID : message.sendID;
  const threadId = message.groupID
    ? threadIdOf(userId, { sessionType: sessionType.group, groupID: message.groupID })
    : threadIdOf(userId, { sessionType: sessionType.single, userID: other });
  const conversation = await conversationOfThread(db, userId, threadId);
  const { clientMsgID, sendID } = message;
  const row = conversation && (await findInThread(db, threadId, clientMsgID, userId, sendID));
  if (!row || !conversation || !isWithin(row, conversation)) {
    throw badArgument('there is no such message');
  }
  return { row, conversation };
}

/** Whether a message is there, and of the part of the thread its reader was there for. */
function isWithin({ seq, place, status }: MessageRow, { leftSeq }: ConversationRow): boolean {
  if (status === messageStatus.deleted) return false;
  return place > 0 || leftSeq === null || seq <= leftSeq;
}
