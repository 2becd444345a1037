import { and, eq, inArray } from 'drizzle-orm';
import { isChannel } from '../../../app/contract/gateway/isChannel.ts';
import { conversations } from '../../database/schema.ts';
import { peerOfGroup } from '../groups/groupEntities.ts';
import type { Group } from '../groups/groups.ts';
import type { WriteContext } from '../handler.ts';
import { type ConversationRow, newestVisible } from '../messages/messageRows.ts';
import { threadIdOf } from '../threadId.ts';
import {
  conversationsOfThread,
  emptyConversation,
  keepConversations,
  lastSeqOf,
} from './conversationRows.ts';
import { tellConversations } from './tellConversations.ts';

/**
 * Lets people see a group's conversation from the next message on; call it before the message that says
 * so is posted. A channel, where none says so, shows them all that was posted. Tells those whose list has it
 * by that.
 */
export async function joinConversations(
  context: WriteContext,
  group: Pick<Group, 'id' | 'groupType' | 'ex' | 'shownAfterSeq'>,
  userIds: readonly string[],
): Promise<void> {
  const { db } = context;
  const peer = peerOfGroup(group);
  const threadId = threadIdOf(group.id, peer);
  const lastSeq = await lastSeqOf(db, threadId);
  const existing = await conversationsOfThread(db, threadId, userIds);
  const before = userIds.map((userId) => existing.get(userId) ?? emptyConversation(userId, peer));
  const fresh = { leftSeq: null, readSeq: lastSeq, unreadCount: 0, latestSeq: 0, latestPlace: 0 };
  if (!isChannel(group)) {
    const after = before.map((one) => ({ ...one, ...fresh, clearedSeq: lastSeq }));
    await keepConversations(db, after);
    await tellConversations(context, 'OnConversationChanged', after.filter(isListed));
    return;
  }
  const { shownAfterSeq } = group;
  const view = { ownerId: '', threadId, clearedSeq: shownAfterSeq, leftSeq: null };
  const newest = (await newestVisible(db, view))?.seq ?? 0;
  const after = before.map((one) => {
    const clearedSeq = Math.max(one.clearedSeq, shownAfterSeq);
    const latestSeq = newest > clearedSeq ? newest : 0;
    return { ...one, ...fresh, clearedSeq, latestSeq, latestAt: context.now };
  });
  await keepConversations(db, after);
  const isNew = (_: unknown, index: number) => before[index]?.latestAt === 0;
  await tellConversations(context, 'OnNewConversation', after.filter(isNew));
  await tellConversations(
    context,
    'OnConversationChanged',
    after.filter((one, index) => !isNew(one, index)),
  );
}

function isListed({ latestAt }: ConversationRow): boolean {
  return latestAt > 0;
}

/**
 * Ends people's view of a group's conversation at its last message; call it after the message that says so
 * was posted. Tells them OnConversationChanged.
 */
export async function leaveConversations(
  context: WriteContext,
  group: Pick<Group, 'id' | 'groupType'>,
  userIds: readonly string[],
): Promise<void> {
  const { db } = context;
  const threadId = threadIdOf(group.id, peerOfGroup(group));
  const leftSeq = await lastSeqOf(db, threadId);
  const existing = await conversationsOfThread(db, threadId, userIds);
  const after = [...existing.values()]
    .filter((one) => one.leftSeq === null)
    .map((one) => ({ ...one, leftSeq }));
  await keepConversations(db, after);
  await tellConversations(context, 'OnConversationChanged', after);
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
  await tellConversations(context, 'OnConversationChanged', rows.filter(isListed));
}
