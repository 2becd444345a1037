import { and, eq, inArray } from 'drizzle-orm';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { conversations } from '../../database/schema.ts';
import { peerOfGroup } from '../groups/groupEntities.ts';
import { groupOf } from '../groups/groups.ts';
import type { WriteContext } from '../handler.ts';
import { conversationOfThread } from '../messages/messageRows.ts';
import { threadIdOf } from '../threadId.ts';
import { emptyConversation, keepConversations, lastSeqOf } from './conversationRows.ts';
import { tellConversations } from './tellConversations.ts';

/**
 * Lets somebody see a group's conversation from the next message on; call it before the message that
 * says so is posted. Tells them where they had left before.
 */
export async function joinConversation(
  context: WriteContext,
  groupID: string,
  userId: string,
): Promise<void> {
  const { db } = context;
  const group = await groupOf(db, groupID);
  if (!group) throw new Error('There is no such group to join.');
  const peer = peerOfGroup(group);
  const before = await ofGroup(db, userId, groupID);
  const lastSeq = await lastSeqOf(db, threadIdOf(userId, peer));
  const row = { ...(before ?? emptyConversation(userId, peer)), leftSeq: null };
  const after = { ...row, clearedSeq: lastSeq, readSeq: lastSeq, unreadCount: 0 };
  await keepConversations(db, [after]);
  if (before && before.latestAt > 0) {
    await tellConversations(context, 'OnConversationChanged', [after]);
  }
}

/**
 * Ends somebody's view of a group's conversation at its last message; call it after the message that
 * says so was posted. Tells them OnConversationChanged.
 */
export async function leaveConversation(
  context: WriteContext,
  groupID: string,
  userId: string,
): Promise<void> {
  const { db } = context;
  const before = await ofGroup(db, userId, groupID);
  if (!before || before.leftSeq !== null) return;
  const after = { ...before, leftSeq: await lastSeqOf(db, before.threadId) };
  await keepConversations(db, [after]);
  await tellConversations(context, 'OnConversationChanged', [after]);
}

/** Tells people that a conversation of theirs looks different now, such as by another name. */
export async function tellConversation(
  context: WriteContext,
  userIds: readonly string[],
  conversationID: string,
): Promise<void> {
  const listening = userIds.filter((userId) => context.isListening(userId));
  if (listening.length === 0) return;
  const rows = await context.db
    .select()
    .from(conversations)
    .where(
      and(
        inArray(conversations.ownerId, listening),
        eq(conversations.conversationId, conversationID),
      ),
    );
  const shown = rows.filter((row) => row.latestAt > 0);
  await tellConversations(context, 'OnConversationChanged', shown);
}

function ofGroup(db: Queries, userId: string, groupID: string) {
  const peer = { sessionType: sessionType.group, groupID } as const;
  return conversationOfThread(db, userId, threadIdOf(userId, peer));
}
