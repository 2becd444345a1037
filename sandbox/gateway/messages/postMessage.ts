import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Peer } from '../../../app/contract/gateway/conversationId.ts';
import {
  type Message,
  message as messageSchema,
} from '../../../app/contract/gateway/entities/message.ts';
import { messageFrom, messageStatus, sessionType } from '../../../app/contract/gateway/enums.ts';
import { hasReaders } from '../../../app/contract/gateway/hasReaders.ts';
import { randomText } from '../../auth/hashes.ts';
import type { Queries } from '../../database/database.ts';
import { messages, threads, users } from '../../database/schema.ts';
import { conversationsOfThread, emptyConversation } from '../conversations/conversationRows.ts';
import { faceOf } from '../friends/people.ts';
import { groupOf, memberIds, memberOf } from '../groups/groups.ts';
import type { WriteContext } from '../handler.ts';
import { messageLimits } from '../limits.ts';
import { threadIdOf } from '../threadId.ts';
import { deliver } from './deliver.ts';
import type { MessageRow } from './messageRows.ts';
import { withoutGoneQuotes } from './quotes.ts';
import { chunks, viewMessage, viewMessages } from './viewMessages.ts';

/** What of a message its author says; the rest is the gateway's. */
export type PostedFields = Pick<Message, 'contentType'> & Partial<Message>;

/**
 * How far a message goes: kept and shown in the conversation list; kept only; or only told to those
 * who are connected.
 */
export type Reach = 'conversation' | 'history' | 'online';

export type Post = {
  /** Whom it goes to, as the sender sees it. */
  peer: Peer;
  senderId: string;
  /** Without a `clientMsgID` it gets a new one. */
  message: PostedFields;
  /** Who gets it, where these are others than the thread's two people or the group's members now. */
  recipients?: readonly string[];
  /** Whether nobody but the recipients ever reads it, though others read the thread. @default false */
  isForThemAlone?: boolean;
  /** Whether it counts as unread for everybody but its sender. */
  countsAsUnread: boolean;
  /**
   * The caller gets it as the reply, so that only the other connections are told, and has looked for
   * a repetition already. @default false
   */
  isReply?: boolean;
  /** @default 'conversation' */
  reach?: Reach;
};

/**
 * Puts a message into its thread and tells everybody in it: the message, then the conversation, then
 * the unread total. Checks no rights. A repetition by (sender, clientMsgID) answers the message kept
 * and tells nobody.
 * @returns the message as its sender sees it.
 */
export async function postMessage(context: WriteContext, post: Post): Promise<Message> {
  const { db, services } = context;
  const { senderId, peer, reach = 'conversation' } = post;
  const clientMsgID = post.message.clientMsgID || randomText(services.randomBytes(16));
  const kept = post.isReply ? null : await findOwn(db, senderId, clientMsgID);
  if (kept) return kept;
  const others = post.recipients ?? (await participants(db, senderId, peer));
  const recipients = [...new Set([senderId, ...others])];
  const threadId = threadIdOf(senderId, peer);
  const rows = await conversationsOfThread(db, threadId, recipients);
  const isStored = reach !== 'online';
  const { seq, sentAt } = isStored
    ? await nextPlace(db, threadId, context.now)
    : { seq: 0, sentAt: context.now };
  const completed = await complete(context, { ...post, clientMsgID, recipients, sentAt });
  const body = await withoutGoneQuotes(db, completed);
  const isPrivate = rows.get(senderId)?.isPrivateChat && peer.sessionType === sessionType.single;
  // What people say burns; what the platform says of them stays.
  if (isPrivate && body.msgFrom === messageFrom.user) {
    const { burnDuration } = messageLimits;
    body.attachedInfoElem = { isPrivateChat: true, burnDuration, hasReadTime: 0 };
  }
  const row: MessageRow = {
    ...{ threadId, seq, place: 0, ownerId: '', senderId, sentAt },
    serverMsgId: body.serverMsgID,
    clientMsgId: clientMsgID,
    contentType: body.contentType,
    status: messageStatus.sent,
    countsAsUnread: post.countsAsUnread ? 1 : 0,
    body: JSON.stringify(body),
  };
  const copies = post.isForThemAlone ? ownCopies(row, recipients) : [row];
  if (isStored) for (const part of chunks(copies, 500)) await db.insert(messages).values(part);
  const existing = (userId: string) => rows.get(userId) ?? newConversation(userId, post, seq);
  const places = new Map(copies.map(({ ownerId, place }) => [ownerId, place]));
  const placeFor = (userId: string) => places.get(userId) ?? row.place;
  await deliver(context, { ...post, row, recipients, reach, existing, placeFor });
  return viewMessage(row, senderId);
}

/** @returns a message for each of these alone, all at its place in the thread */
function ownCopies(row: MessageRow, readers: readonly string[]): MessageRow[] {
  return readers.map((ownerId, index) => ({ ...row, ownerId, place: index + 1 }));
}

/** @returns the message somebody has sent under this id, as they see it. */
export async function findOwn(
  db: Queries,
  senderId: string,
  clientMsgID: string,
): Promise<Message | null> {
  const row = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.clientMsgId, clientMsgID),
        eq(messages.ownerId, ''),
      ),
    )
    .get();
  const [view] = row ? await viewMessages(db, senderId, [row]) : [];
  return view ?? null;
}

/** Whether somebody of a platform has sent a message under this id. */
export async function isTaken(
  db: Queries,
  platformId: number,
  clientMsgID: string,
): Promise<boolean> {
  const row = await db
    .select({ senderId: messages.senderId })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(
      and(
        eq(messages.clientMsgId, clientMsgID),
        eq(messages.ownerId, ''),
        eq(users.platformId, platformId),
      ),
    )
    .limit(1)
    .get();
  return row !== undefined;
}

async function participants(db: Queries, senderId: string, peer: Peer): Promise<string[]> {
  if (peer.sessionType === sessionType.single) return [senderId, peer.userID];
  return memberIds(db, peer.groupID);
}

/** @returns the next `seq` of a thread, and a time later than that of all messages before. */
async function nextPlace(
  db: Queries,
  threadId: string,
  now: number,
): Promise<{ seq: number; sentAt: number }> {
  const [place] = await db
    .insert(threads)
    .values({ id: threadId, lastSeq: 1, lastSentAt: now })
    .onConflictDoUpdate({
      target: threads.id,
      set: {
        lastSeq: sql`${threads.lastSeq} + 1`,
        lastSentAt: sql`max(${threads.lastSentAt} + 1, ${now})`,
      },
    })
    .returning({ seq: threads.lastSeq, sentAt: threads.lastSentAt });
  if (!place) throw new Error('The thread has no place for a message.');
  return place;
}

type Completing = Post & {
  clientMsgID: string;
  recipients: readonly string[];
  sentAt: number;
};

/** Fills in what only the gateway may say. */
async function complete(context: WriteContext, posting: Completing): Promise<Message> {
  const { db, services, caller } = context;
  const { peer, senderId, message, sentAt } = posting;
  const isSingle = peer.sessionType === sessionType.single;
  const face = await faceOf(db, senderId);
  const member = isSingle ? null : await memberOf(db, peer.groupID, senderId);
  const group = isSingle ? null : await groupOf(db, peer.groupID);
  const groupMemberCount = posting.recipients.length;
  const groupHasReadInfo =
    group && hasReaders({ ...group, memberCount: groupMemberCount })
      ? { hasReadUserIDList: [], hasReadCount: 0, groupMemberCount }
      : null;
  return v.parse(messageSchema, {
    msgFrom: messageFrom.user,
    createTime: sentAt,
    platformID: caller.device,
    ...dropEmpty(message),
    ...(groupHasReadInfo && { attachedInfoElem: { groupHasReadInfo } }),
    clientMsgID: posting.clientMsgID,
    serverMsgID: randomText(services.randomBytes(15)),
    sendTime: sentAt,
    sendID: senderId,
    recvID: isSingle ? peer.userID : '',
    groupID: isSingle ? '' : peer.groupID,
    sessionType: peer.sessionType,
    senderNickname: member?.nickname || face.nickname,
    senderFaceUrl: face.faceURL,
    seq: 0,
    isRead: false,
    status: messageStatus.sent,
  });
}

/** Elements a message does not have take no room. */
function dropEmpty(message: PostedFields): PostedFields {
  const { attachedInfoElem: _, ...rest } = message;
  const kept = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept) as PostedFields;
}

/** A member without a view of the group sees it from this message on. */
function newConversation(userId: string, { senderId, peer }: Post, seq: number) {
  if (peer.sessionType !== sessionType.single) {
    return { ...emptyConversation(userId, peer), clearedSeq: Math.max(0, seq - 1) };
  }
  const isSender = userId === senderId;
  return emptyConversation(userId, isSender ? peer : { ...peer, userID: senderId });
}
