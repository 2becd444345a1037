import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { messageStatus, sessionType } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import type { ReadContext } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { threadIdOf } from '../threadId.ts';
import {
  type ConversationRow,
  conversationOfThread,
  findInThread,
  type MessageRow,
} from './messageRows.ts';

type Named = Pick<Message, 'clientMsgID' | 'sendID' | 'recvID' | 'groupID'>;
type Seen = { row: MessageRow; conversation: ConversationRow };

/**
 * Finds the message a caller names by showing it, in a thread of theirs: by its sender and its id.
 * @throws GatewayFailure 201 where there is none
 */
export async function findMeant({ db, caller }: ReadContext, message: Named): Promise<Seen> {
  const seen = await findSeen(db, caller.userId, message);
  if (!seen) throw badArgument('there is no such message');
  return seen;
}

/** @returns the message somebody names, in a thread of theirs; null where they see no such one. */
export async function findSeen(db: Queries, userId: string, message: Named): Promise<Seen | null> {
  const other = message.sendID === userId ? message.recvID : message.sendID;
  const threadId = message.groupID
    ? threadIdOf(userId, { sessionType: sessionType.group, groupID: message.groupID })
    : threadIdOf(userId, { sessionType: sessionType.single, userID: other });
  const conversation = await conversationOfThread(db, userId, threadId);
  const { clientMsgID, sendID } = message;
  const row = conversation && (await findInThread(db, threadId, clientMsgID, userId, sendID));
  return row && conversation && isWithin(row, conversation) ? { row, conversation } : null;
}

/** Whether a message is there, and of the part of the thread its reader was there for. */
function isWithin({ seq, place, status }: MessageRow, { leftSeq }: ConversationRow): boolean {
  if (status === messageStatus.deleted) return false;
  return place > 0 || leftSeq === null || seq <= leftSeq;
}
