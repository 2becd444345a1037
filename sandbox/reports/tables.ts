import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What people have reported. Columns of user ids name rows of `users`, which are never deleted. */
export const reports = sqliteTable(
  'reports',
  {
    id: text('id').primaryKey(),
    /** The brand it came from. */
    packageId: integer('package_id').notNull(),
    reporterId: text('reporter_id').notNull(),
    about: text('about', { enum: ['user', 'message', 'group', 'video', 'highlight'] }).notNull(),
    /** The person, who sent the message, or whose highlight it is; null for a group or a video. */
    userId: text('user_id'),
    /** The group, or where the message was said; null for what two people have to do with each other. */
    groupId: text('group_id'),
    /** Null for all but messages. */
    clientMsgId: text('client_msg_id'),
    /** The video or the highlight; null for all others. */
    contentId: text('content_id'),
    reason: text('reason').notNull(),
    words: text('words').notNull(),
    /** JSON list of addresses of pictures. */
    images: text('images').notNull(),
    /** Milliseconds. */
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('reports_age').on(table.createdAt)],
);
