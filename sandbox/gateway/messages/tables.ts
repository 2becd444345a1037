import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

// Columns of user ids name rows of `users`, which are never deleted. Moments are in milliseconds.

/** What two people, or a group, say to each other: the one place that hands out `seq` and times. */
export const threads = sqliteTable('threads', {
  /** As `threadIdOf`. */
  id: text('id').primaryKey(),
  /** `seq` of the last message; they run from 1 without holes. */
  lastSeq: integer('last_seq').notNull(),
  /** Send time of the last message; no two of a thread are alike. */
  lastSentAt: integer('last_sent_at').notNull(),
});

export const messages = sqliteTable(
  'messages',
  {
    threadId: text('thread_id')
      .notNull()
      .references(() => threads.id),
    seq: integer('seq').notNull(),
    /**
     * 0 for what was sent. From 1: for one person alone: put there by them behind the message with this
     * `seq`, or posted for some of a thread, with a `seq` of its own.
     */
    place: integer('place').notNull(),
    /** Whom it is for, of one for a person alone; else empty. */
    ownerId: text('owner_id').notNull(),
    serverMsgId: text('server_msg_id').notNull(),
    clientMsgId: text('client_msg_id').notNull(),
    senderId: text('sender_id').notNull(),
    contentType: integer('content_type').notNull(),
    sentAt: integer('sent_at').notNull(),
    /** As `messageStatus`. */
    status: integer('status').notNull(),
    /** 1 where it counts as unread for everybody but its sender. */
    countsAsUnread: integer('counts_as_unread').notNull(),
    /** JSON of the message as it was sent. */
    body: text('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.seq, table.place] }),
    // One id is one message of its sender, whatever the thread.
    uniqueIndex('messages_client_id').on(table.clientMsgId, table.senderId, table.ownerId),
    index('messages_thread_client_id').on(table.threadId, table.clientMsgId),
  ],
);

/** Who has read which message, where the reader said so message by message. */
export const messageReads = sqliteTable(
  'message_reads',
  {
    threadId: text('thread_id').notNull(),
    seq: integer('seq').notNull(),
    readerId: text('reader_id').notNull(),
    readAt: integer('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.seq, table.readerId] })],
);

/** Messages sent that somebody has deleted for themselves. */
export const messageDeletions = sqliteTable(
  'message_deletions',
  {
    ownerId: text('owner_id').notNull(),
    threadId: text('thread_id').notNull(),
    seq: integer('seq').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.threadId, table.seq] })],
);

/** Private messages that have been read and wait for their end. */
export const messageBurns = sqliteTable(
  'message_burns',
  {
    threadId: text('thread_id').notNull(),
    seq: integer('seq').notNull(),
    /** When they are to be gone for everybody. */
    dueAt: integer('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.seq] }),
    index('message_burns_due').on(table.dueAt),
  ],
);

/**
 * Which uploaded files messages name, by the names they are served under; not those of faces. Triggers of
 * the database keep it in step with `messages`.
 */
export const messageFiles = sqliteTable(
  'message_files',
  {
    name: text('name').notNull(),
    threadId: text('thread_id').notNull(),
    seq: integer('seq').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.threadId, table.seq, table.place] }),
    index('message_files_message').on(table.threadId, table.seq, table.place),
  ],
);

/** Which messages quote one, by the id its author gave it. Kept by triggers too. */
export const messageQuotes = sqliteTable(
  'message_quotes',
  {
    clientMsgId: text('client_msg_id').notNull(),
    threadId: text('thread_id').notNull(),
    seq: integer('seq').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientMsgId, table.threadId, table.seq, table.place] }),
    index('message_quotes_message').on(table.threadId, table.seq, table.place),
  ],
);
