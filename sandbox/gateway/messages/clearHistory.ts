import { and, eq, inArray } from 'drizzle-orm';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import { messageDeletions, messages } from '../../database/schema.ts';
import {
  conversationsOf,
  keepConversations,
  lastSeqOf,
} from '../conversations/conversationRows.ts';
import {
  tellConversations,
  tellTotalUnread,
  totalUnread,
} from '../conversations/tellConversations.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { threadIdOf } from '../threadId.ts';
import { emptyUnseen } from './emptyUnseen.ts';
import { type ConversationRow, conversationOfThread } from './messageRows.ts';

export const handleClearC2C: Handler<
  'ClearC2CHistoryMessage' | 'ClearC2CHistoryMessageFromLocalAndSvr'
> = {
  kind: 'write',
  run: (userID, context) =>
    clearThread(
      context,
      threadIdOf(context.caller.userId, { sessionType: sessionType.single, userID }),
    ),
};

export const handleClearGroup: Handler<
  'ClearGroupHistoryMessage' | 'ClearGroupHistoryMessageFromLocalAndSvr'
> = {
  kind: 'write',
  run: (groupID, context) =>
    clearThread(
      context,
      threadIdOf(context.caller.userId, { sessionType: sessionType.group, groupID }),
    ),
};

export const handleDeleteAllMessages: Handler<
  'DeleteAllMsgFromLocal' | 'DeleteAllMsgFromLocalAndSvr'
> = {
  kind: 'write',
  async run(_, context) {
    const rows = await conversationsOf(context.db, context.caller.userId);
    await clearAndTell(context, rows);
  },
};

async function clearThread(context: WriteContext, threadId: string): Promise<undefined> {
  const row = await conversationOfThread(context.db, context.caller.userId, threadId);
  // Without a conversation there is nothing to clear.
  if (row) await clearAndTell(context, [row]);
}

/** Takes all messages there are out of one person's conversations. @returns these as they are now */
export async function clearAll(
  context: WriteContext,
  rows: readonly ConversationRow[],
): Promise<ConversationRow[]> {
  const { db, now } = context;
  const [ownerId] = rows.map((row) => row.ownerId);
  if (ownerId === undefined) return [];
  const threadIds = rows.map((row) => row.threadId);
  await db
    .delete(messages)
    .where(and(eq(messages.ownerId, ownerId), inArray(messages.threadId, threadIds)));
  await db
    .delete(messageDeletions)
    .where(
      and(eq(messageDeletions.ownerId, ownerId), inArray(messageDeletions.threadId, threadIds)),
    );
  const cleared: ConversationRow[] = [];
  for (const row of rows) {
    const clearedSeq = await lastSeqOf(db, row.threadId);
    cleared.push({
      ...row,
      clearedSeq,
      unreadCount: 0,
      latestSeq: 0,
      latestPlace: 0,
      groupAtType: 0,
      unreadChangedAt: row.unreadCount > 0 ? now : row.unreadChangedAt,
    });
  }
  await keepConversations(db, cleared);
  await emptyUnseen(context, threadIds);
  return cleared;
}

async function clearAndTell(
  context: WriteContext,
  rows: readonly ConversationRow[],
): Promise<undefined> {
  const { db, caller } = context;
  const unread = await totalUnread(db, caller.userId);
  const cleared = await clearAll(context, rows);
  const shown = cleared.filter((row) => row.latestAt > 0);
  await tellConversations(context, 'OnConversationChanged', shown);
  if ((await totalUnread(db, caller.userId)) !== unread)
    await tellTotalUnread(context, [caller.userId]);
}
