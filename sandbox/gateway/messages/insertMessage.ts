import { and, eq, max } from 'drizzle-orm';
import * as v from 'valibot';
import type { Peer } from '../../../app/contract/gateway/conversationId.ts';
import {
  type Message,
  message as messageSchema,
} from '../../../app/contract/gateway/entities/message.ts';
import { messageFrom, messageStatus, sessionType } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { randomText } from '../../auth/hashes.ts';
import { messages, threads } from '../../database/schema.ts';
import { emptyConversation, keepConversations } from '../conversations/conversationRows.ts';
import { tellConversations } from '../conversations/tellConversations.ts';
import { faceOf } from '../friends/people.ts';
import { memberOf } from '../groups/groups.ts';
import { GatewayFailure, type Handler, type WriteContext } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { threadIdOf } from '../threadId.ts';
import { checkMessage } from './checkMessage.ts';
import { findPeer } from './mayPost.ts';
import { conversationOfThread, type MessageRow } from './messageRows.ts';
import { withoutGoneQuotes } from './quotes.ts';
import { viewMessage } from './viewMessages.ts';

export const handleInsertSingleMessage: Handler<'InsertSingleMessageToLocalStorage'> = {
  kind: 'write',
  async run({ message, recvID, sendID }, context) {
    const { userId } = context.caller;
    if (sendID !== userId && recvID !== userId) {
      throw badArgument('one of sendID and recvID must be your own');
    }
    const other = sendID === userId ? recvID : sendID;
    const peer = await findPeer(context, { recvID: other, groupID: '' });
    return insert(context, peer, { message, sendID, recvID });
  },
};

export const handleInsertGroupMessage: Handler<'InsertGroupMessageToLocalStorage'> = {
  kind: 'write',
  async run({ message, groupID, sendID }, context) {
    const peer = await findPeer(context, { recvID: '', groupID });
    if (!(await memberOf(context.db, groupID, context.caller.userId))) {
      throw new GatewayFailure(gatewayErrors.notInGroup, 'you are not in this group');
    }
    return insert(context, peer, { message, sendID, recvID: '' });
  },
};

/** Puts a message into the caller's own view, behind the last one; nobody else sees it. */
async function insert(
  context: WriteContext,
  peer: Peer,
  { message, sendID, recvID }: { message: Message; sendID: string; recvID: string },
): Promise<Message> {
  const { db, caller, services, now } = context;
  const { fields } = checkMessage(message);
  const threadId = threadIdOf(caller.userId, peer);
  const [thread] = await db
    .insert(threads)
    .values({ id: threadId, lastSeq: 0, lastSentAt: now })
    .onConflictDoUpdate({ target: threads.id, set: { id: threadId } })
    .returning();
  const seq = thread?.lastSeq ?? 0;
  const taken = await db
    .select({ place: max(messages.place) })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, seq)))
    .get();
  const face = await faceOf(db, sendID);
  const completed = v.parse(messageSchema, {
    ...fields,
    clientMsgID: randomText(services.randomBytes(16)),
    serverMsgID: randomText(services.randomBytes(15)),
    createTime: now,
    sendTime: now,
    msgFrom: messageFrom.user,
    platformID: caller.device,
    sessionType: peer.sessionType,
    sendID,
    recvID,
    groupID: peer.sessionType === sessionType.single ? '' : peer.groupID,
    senderNickname: face.nickname,
    senderFaceUrl: face.faceURL,
    status: messageStatus.sent,
  });
  const body = await withoutGoneQuotes(db, completed);
  const row: MessageRow = {
    ...{ threadId, seq, place: (taken?.place ?? 0) + 1, ownerId: caller.userId },
    senderId: sendID,
    serverMsgId: body.serverMsgID,
    clientMsgId: body.clientMsgID,
    contentType: body.contentType,
    sentAt: now,
    status: messageStatus.sent,
    countsAsUnread: 0,
    body: JSON.stringify(body),
  };
  await db.insert(messages).values(row);
  const before = await conversationOfThread(db, caller.userId, threadId);
  const after = {
    ...(before ?? emptyConversation(caller.userId, peer)),
    latestSeq: row.seq,
    latestPlace: row.place,
    latestAt: now,
  };
  await keepConversations(db, [after]);
  const event = before && before.latestAt > 0 ? 'OnConversationChanged' : 'OnNewConversation';
  await tellConversations(context, event, [after]);
  return viewMessage(row, caller.userId);
}
