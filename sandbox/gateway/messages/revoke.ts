import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { Message, MessageRevoked } from '../../../app/contract/gateway/entities/message.ts';
import {
  groupRole,
  messageFrom,
  messageStatus,
  sessionType,
} from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { messages } from '../../database/schema.ts';
import { conversationsOfThread } from '../conversations/conversationRows.ts';
import { tellConversations } from '../conversations/tellConversations.ts';
import { faceOf } from '../friends/people.ts';
import { groupOf, memberIds, memberOf } from '../groups/groups.ts';
import { ranked, refusalOf } from '../groups/rights.ts';
import { GatewayFailure, type Handler, type WriteContext } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { inSeconds } from '../texts.ts';
import { emptyMessage } from './emptyMessage.ts';
import { findMeant } from './findMeant.ts';
import type { MessageRow } from './messageRows.ts';
import { bodyWithoutContent } from './withoutContent.ts';

export const handleRevokeMessage: Handler<'RevokeMessage'> = {
  kind: 'write',
  run: (message, context) => revoke(context, message, 'OnRecvMessageRevoked'),
};

export const handleNewRevokeMessage: Handler<'NewRevokeMessage'> = {
  kind: 'write',
  run: (message, context) => revoke(context, message, 'OnNewRecvMessageRevoked'),
};

/** Takes a message back from everybody. Once it is, a repetition changes nothing and tells nobody. */
async function revoke(
  context: WriteContext,
  meant: Message,
  event: 'OnRecvMessageRevoked' | 'OnNewRecvMessageRevoked',
): Promise<undefined> {
  const { caller } = context;
  const { row } = await findMeant(context, meant);
  const message = JSON.parse(row.body) as Message;
  const role = await requireMayRevoke(context, row, message);
  if (row.status === messageStatus.revoked) return;
  if (row.place > 0 || row.status !== messageStatus.sent || message.msgFrom !== messageFrom.user) {
    throw badArgument('only send success message can be revoked');
  }
  // The caller knows; their other tabs and devices hear it as the others do.
  await takeBack(context, [row], { role, event, exceptConnection: caller.connectionId });
}

type TakingBack = {
  /** The caller's in the group; 0 in a single conversation. */
  role: number;
  event: 'OnRecvMessageRevoked' | 'OnNewRecvMessageRevoked';
  exceptConnection?: number;
};

/** Takes messages of one thread back that were sent, and tells everybody in it. */
async function takeBack(
  context: WriteContext,
  rows: readonly MessageRow[],
  { role, event, exceptConnection }: TakingBack,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { db, caller } = context;
  const own = await faceOf(db, caller.userId);
  const everybody = await inThread(context, JSON.parse(first.body) as Message);
  for (const row of rows) {
    const message = JSON.parse(row.body) as Message;
    const revoked: MessageRevoked = {
      revokerID: caller.userId,
      revokerRole: role,
      clientMsgID: row.clientMsgId,
      revokerNickname: own.nickname,
      revokeTime: inSeconds(context.now),
      sourceMessageSendTime: row.sentAt,
      sourceMessageSendID: row.senderId,
      sourceMessageSenderNickname: message.senderNickname,
      sessionType: message.sessionType,
    };
    await keepRevoked(context, row, { message, revoked });
    const data = event === 'OnRecvMessageRevoked' ? row.clientMsgId : revoked;
    const options = exceptConnection === undefined ? {} : { exceptConnection };
    context.tell(everybody, event, data as never, options);
  }
  const seqs = new Set(rows.map(({ seq }) => seq));
  const conversations = await conversationsOfThread(db, first.threadId, everybody);
  const shown = [...conversations.values()].filter(
    (one) => seqs.has(one.latestSeq) && one.latestPlace === 0 && one.latestAt > 0,
  );
  await tellConversations(context, 'OnConversationChanged', shown);
}

/** Messages that one removal takes back. */
const mostTakenBack = 500;

/** Takes back what members of a group wrote in it since a moment (ms): the newest 500. Checks no rights. */
export async function takeBackSince(
  context: WriteContext,
  { threadId, role }: { threadId: string; role: number },
  authorIds: readonly string[],
  since: number,
): Promise<void> {
  const newest = await context.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        inArray(messages.senderId, [...authorIds]),
        eq(messages.place, 0),
        eq(messages.status, messageStatus.sent),
        gte(messages.sentAt, since),
        sql`json_extract(${messages.body}, '$.msgFrom') = ${messageFrom.user}`,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(mostTakenBack);
  await takeBack(context, newest.reverse(), { role, event: 'OnNewRecvMessageRevoked' });
}

/** What is left of it says who took it back; what it said is gone. */
async function keepRevoked(
  context: WriteContext,
  row: MessageRow,
  { message, revoked }: { message: Message; revoked: MessageRevoked },
): Promise<void> {
  const body = {
    ...bodyWithoutContent(message),
    contentType: contentType.advancedRevoke,
    content: JSON.stringify(revoked),
  };
  await emptyMessage(context, row, {
    status: messageStatus.revoked,
    contentType: contentType.advancedRevoke,
    body: JSON.stringify(body),
  });
}

/** @returns the caller's role in the group; 0 in a single conversation. @throws GatewayFailure */
async function requireMayRevoke(
  { db, caller, now }: WriteContext,
  row: MessageRow,
  message: Message,
): Promise<number> {
  const isOwn = row.senderId === caller.userId;
  if (message.sessionType === sessionType.single) {
    if (!isOwn) throw badArgument('only you send message can be revoked');
    return 0;
  }
  const group = await groupOf(db, message.groupID);
  const own = await memberOf(db, message.groupID, caller.userId);
  if (!group || !own)
    throw new GatewayFailure(gatewayErrors.notInGroup, 'you are not in this group');
  if (!isOwn) {
    // Whoever has left ranks as low as anybody.
    const author = await memberOf(db, message.groupID, row.senderId);
    const other = author ? ranked(author) : { userID: row.senderId, roleLevel: groupRole.ordinary };
    const refusal = refusalOf('revokeOther', { group, own, other }, now);
    if (refusal) throw refusal;
  }
  return own.roleLevel;
}

async function inThread({ db }: WriteContext, message: Message): Promise<string[]> {
  if (message.sessionType !== sessionType.single) return memberIds(db, message.groupID);
  return [...new Set([message.sendID, message.recvID])];
}
