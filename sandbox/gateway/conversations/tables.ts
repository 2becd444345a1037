import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Columns of user ids name rows of `users`, which are never deleted. Moments are in milliseconds.

/** How one person sees a thread. */
export const conversations = sqliteTable(
  'conversations',
  {
    ownerId: text('owner_id').notNull(),
    /** As `conversationIdOf`. */
    conversationId: text('conversation_id').notNull(),
    threadId: text('thread_id').notNull(),
    /** As `sessionType`. */
    sessionType: integer('session_type').notNull(),
    /** Id of the person or group at the other end. */
    peerId: text('peer_id').notNull(),
    unreadCount: integer('unread_count').notNull(),
    /** Messages up to this one no longer count as unread. */
    readSeq: integer('read_seq').notNull(),
    /** Messages up to this one are gone for the owner: cleared, or from before joining. */
    clearedSeq: integer('cleared_seq').notNull(),
    /** Messages after this one are not for the owner, who has left; null while in. */
    leftSeq: integer('left_seq'),
    /** Place of the newest message shown; 0 where there is none. */
    latestSeq: integer('latest_seq').notNull(),
    latestPlace: integer('latest_place').notNull(),
    /** 0 hides it from the list. */
    latestAt: integer('latest_at').notNull(),
    draftText: text('draft_text').notNull(),
    draftAt: integer('draft_at').notNull(),
    isPinned: integer('is_pinned').notNull(),
    isPrivateChat: integer('is_private_chat').notNull(),
    recvMsgOpt: integer('recv_msg_opt').notNull(),
    groupAtType: integer('group_at_type').notNull(),
    unreadChangedAt: integer('unread_changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.conversationId] }),
    index('conversations_thread').on(table.threadId),
  ],
);
