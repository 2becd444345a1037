import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { peerOf } from '../../../app/contract/gateway/conversationId.ts';
import type { Message, MessageReceipt } from '../../../app/contract/gateway/entities/message.ts';
import { messageFrom, sessionType } from '../../../app/contract/gateway/enums.ts';
import { messageReads, messages } from '../../database/schema.ts';
import { reachableBy } from '../friends/mayReach.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { scheduleBurns } from '../messages/burn.ts';
import {
  type ConversationRow,
  conversationOfThread,
  countUnread,
  type MessageRow,
  visibleIn,
} from '../messages/messageRows.ts';
import { badArgument } from '../refuse.ts';
import { distinctIds } from '../texts.ts';
import { threadIdOf } from '../threadId.ts';
import { requireConversation } from './changeConversation.ts';
import { keepConversations, lastSeqOf } from './conversationRows.ts';
import { tellConversations, tellTotalUnread } from './tellConversations.ts';

export const handleMarkC2C: Handler<'MarkC2CMessageAsRead'> = {
  kind: 'write',
  run: ({ userID, msgIDList }, context) =>
    markThread(context, { sessionType: sessionType.single, userID }, msgIDList),
};

export const handleMarkGroup: Handler<'MarkGroupMessageAsRead'> = {
  kind: 'write',
  run: ({ groupID, msgIDList }, context) =>
    markThread(context, { sessionType: sessionType.group, groupID }, msgIDList),
};

export const handleMarkGroupHasRead: Handler<'MarkGroupMessageHasRead'> = {
  kind: 'write',
  run: (groupID, context) => markThread(context, { sessionType: sessionType.group, groupID }, []),
};

export const handleMarkByConversation: Handler<'MarkMessageAsReadByConID'> = {
  kind: 'write',
  async run({ conversationID, msgIDList }, context) {
    await mark(context, await requireConversation(context, conversationID), msgIDList);
  },
};

async function markThread(
  context: WriteContext,
  peer: NonNullable<ReturnType<typeof peerOf>>,
  msgIDList: readonly string[],
): Promise<undefined> {
  const { db, caller } = context;
  const row = await conversationOfThread(db, caller.userId, threadIdOf(caller.userId, peer));
  if (!row) throw badArgument('there is no such conversation');
  await mark(context, row, msgIDList);
}

/** With ids: these are read, and their authors hear it. Without: nothing is unread, and nobody does. */
async function mark(
  context: WriteContext,
  before: ConversationRow,
  msgIDList: readonly string[],
): Promise<void> {
  const { db, now } = context;
  if (msgIDList.length === 0) {
    const readSeq = Math.max(before.readSeq, await lastSeqOf(db, before.threadId));
    return keepUnread(context, { ...before, readSeq }, 0);
  }
  const read = await unreadAmong(context, before, distinctIds(msgIDList));
  if (read.length === 0) {
    throw badArgument('message has been marked read or sender is yourself or there is none');
  }
  const rows = read.map(({ threadId, seq }) => {
    return { threadId, seq, readerId: before.ownerId, readAt: now };
  });
  await db.insert(messageReads).values(rows).onConflictDoNothing();
  await scheduleBurns(context, read);
  await tellReceipts(context, before, read);
  const unreadCount = before.unreadCount === 0 ? 0 : await countUnread(db, before);
  await keepUnread(context, before, unreadCount);
}

async function keepUnread(
  context: WriteContext,
  row: ConversationRow,
  unreadCount: number,
): Promise<void> {
  const isChanged = row.unreadCount !== unreadCount;
  const unreadChangedAt = isChanged ? context.now : row.unreadChangedAt;
  const after = { ...row, unreadCount, unreadChangedAt };
  await keepConversations(context.db, [after]);
  if (!isChanged) return;
  await tellTotalUnread(context, [row.ownerId]);
  if (row.latestAt > 0) await tellConversations(context, 'OnConversationChanged', [after]);
}

/** @returns those of the messages that others sent and the reader has not marked yet. */
async function unreadAmong(
  { db }: WriteContext,
  row: ConversationRow,
  clientMsgIds: readonly string[],
): Promise<MessageRow[]> {
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        visibleIn(db, row),
        gt(messages.seq, 0),
        eq(messages.place, 0),
        ne(messages.senderId, row.ownerId),
        inArray(messages.clientMsgId, [...clientMsgIds]),
      ),
    );
  if (found.length === 0) return [];
  const marked = await db
    .select({ seq: messageReads.seq })
    .from(messageReads)
    .where(
      and(
        eq(messageReads.threadId, row.threadId),
        eq(messageReads.readerId, row.ownerId),
        inArray(
          messageReads.seq,
          found.map(({ seq }) => seq),
        ),
      ),
    );
  const done = new Set(marked.map(({ seq }) => seq));
  return found.filter(({ seq }) => !done.has(seq));
}

function groupReadersOf(body: string) {
  return (JSON.parse(body) as Message).attachedInfoElem?.groupHasReadInfo;
}

/**
 * Each author hears of their own messages only, and of those alone that tell who read them; not who has
 * blocked the reader.
 */
async function tellReceipts(
  context: WriteContext,
  row: ConversationRow,
  read: readonly MessageRow[],
): Promise<void> {
  const isSingle = row.sessionType === sessionType.single;
  const byAuthor = new Map<string, string[]>();
  for (const { senderId, clientMsgId, body } of read) {
    if (!isSingle && !groupReadersOf(body)) continue;
    byAuthor.set(senderId, [...(byAuthor.get(senderId) ?? []), clientMsgId]);
  }
  for (const author of await reachableBy(context.db, row.ownerId, [...byAuthor.keys()])) {
    const msgIDList = byAuthor.get(author) ?? [];
    const receipt: MessageReceipt = {
      groupID: isSingle ? '' : row.peerId,
      userID: row.ownerId,
      msgIDList,
      readTime: context.now,
      msgFrom: messageFrom.user,
      contentType: isSingle ? contentType.readReceipt : contentType.groupReadReceipt,
      sessionType: row.sessionType,
    };
    const event = isSingle ? 'OnRecvC2CReadReceipt' : 'OnRecvGroupReadReceipt';
    context.tell([author], event, [receipt]);
  }
}
