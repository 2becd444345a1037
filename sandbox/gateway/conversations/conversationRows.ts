import { and, eq, sql } from 'drizzle-orm';
import { conversationIdOf, type Peer } from '../../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { conversations, threads } from '../../database/schema.ts';
import type { ConversationRow } from '../messages/messageRows.ts';
import { chunks } from '../messages/viewMessages.ts';
import { threadIdOf } from '../threadId.ts';

/** @returns a conversation nobody has said anything in: hidden from the list. */
export function emptyConversation(ownerId: string, peer: Peer): ConversationRow {
  return {
    ownerId,
    conversationId: conversationIdOf(peer),
    threadId: threadIdOf(ownerId, peer),
    sessionType: peer.sessionType,
    peerId: peer.sessionType === sessionType.single ? peer.userID : peer.groupID,
    unreadCount: 0,
    readSeq: 0,
    clearedSeq: 0,
    leftSeq: null,
    latestSeq: 0,
    latestPlace: 0,
    latestAt: 0,
    draftText: '',
    draftAt: 0,
    isPinned: 0,
    isPrivateChat: 0,
    recvMsgOpt: 0,
    groupAtType: 0,
    unreadChangedAt: 0,
  };
}

const excluded = (column: string) => sql.raw(`excluded."${column}"`);
const overwritten = {
  unreadCount: excluded('unread_count'),
  readSeq: excluded('read_seq'),
  clearedSeq: excluded('cleared_seq'),
  leftSeq: excluded('left_seq'),
  latestSeq: excluded('latest_seq'),
  latestPlace: excluded('latest_place'),
  latestAt: excluded('latest_at'),
  draftText: excluded('draft_text'),
  draftAt: excluded('draft_at'),
  isPinned: excluded('is_pinned'),
  isPrivateChat: excluded('is_private_chat'),
  recvMsgOpt: excluded('recv_msg_opt'),
  groupAtType: excluded('group_at_type'),
  unreadChangedAt: excluded('unread_changed_at'),
};

/** Keeps conversations as they are now. */
export async function keepConversations(
  db: Queries,
  rows: readonly ConversationRow[],
): Promise<void> {
  for (const part of chunks(rows, 500)) {
    await db
      .insert(conversations)
      .values(part)
      .onConflictDoUpdate({
        target: [conversations.ownerId, conversations.conversationId],
        set: overwritten,
      });
  }
}

/** @returns all conversations of somebody, hidden ones too. */
export async function conversationsOf(db: Queries, ownerId: string): Promise<ConversationRow[]> {
  return db.select().from(conversations).where(eq(conversations.ownerId, ownerId));
}

/** @returns those of these people who have a conversation with a thread. */
export async function conversationsOfThread(
  db: Queries,
  threadId: string,
  ownerIds: readonly string[],
): Promise<Map<string, ConversationRow>> {
  const wanted = new Set(ownerIds);
  const rows = await db
    .select()
    .from(conversations)
    .where(
      ownerIds.length === 1
        ? and(eq(conversations.threadId, threadId), eq(conversations.ownerId, ownerIds[0] ?? ''))
        : eq(conversations.threadId, threadId),
    );
  return new Map(rows.filter((row) => wanted.has(row.ownerId)).map((row) => [row.ownerId, row]));
}

/** @returns `seq` of the thread's last message; 0 for none. */
export async function lastSeqOf(db: Queries, threadId: string): Promise<number> {
  const found = await db
    .select({ lastSeq: threads.lastSeq })
    .from(threads)
    .where(eq(threads.id, threadId))
    .get();
  return found?.lastSeq ?? 0;
}
