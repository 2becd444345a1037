import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Columns of user ids name rows of `users`, which are never deleted. Moments are in milliseconds.

/** One row per direction: somebody may delete the other and still be in their list. */
export const friends = sqliteTable(
  'friends',
  {
    ownerId: text('owner_id').notNull(),
    userId: text('user_id').notNull(),
    remark: text('remark').notNull(),
    addSource: integer('add_source').notNull(),
    operatorId: text('operator_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.userId] }),
    index('friends_user').on(table.userId),
  ],
);

/** The newest application of one person to another. */
export const friendApplications = sqliteTable(
  'friend_applications',
  {
    fromId: text('from_id').notNull(),
    toId: text('to_id').notNull(),
    /** As `handleResult`. */
    handleResult: integer('handle_result').notNull(),
    reqMsg: text('req_msg').notNull(),
    createdAt: integer('created_at').notNull(),
    handlerId: text('handler_id').notNull(),
    handleMsg: text('handle_msg').notNull(),
    /** 0 while pending. */
    handledAt: integer('handled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fromId, table.toId] }),
    index('friend_applications_to').on(table.toId),
  ],
);

/** Whom somebody wants no messages from. */
export const blacklist = sqliteTable(
  'blacklist',
  {
    ownerId: text('owner_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.userId] })],
);
