import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Columns of user ids name rows of `users`, which are never deleted. Moments are in milliseconds.

/** A group; a dismissed one keeps its row and loses its members. */
export const groups = sqliteTable(
  'groups',
  {
    id: text('id').primaryKey(),
    platformId: integer('platform_id').notNull(),
    name: text('name').notNull(),
    /** The announcement. */
    notification: text('notification').notNull(),
    introduction: text('introduction').notNull(),
    faceURL: text('face_url').notNull(),
    /** As `groupStatus`. */
    status: integer('status').notNull(),
    /** As `groupType`. */
    groupType: integer('group_type').notNull(),
    creatorId: text('creator_id').notNull(),
    ownerId: text('owner_id').notNull(),
    ex: text('ex').notNull(),
    /** As `groupVerification`. */
    needVerification: integer('need_verification').notNull(),
    lookMemberInfo: integer('look_member_info').notNull(),
    applyMemberFriend: integer('apply_member_friend').notNull(),
    createdAt: integer('created_at').notNull(),
    notificationAt: integer('notification_at').notNull(),
    notificationUserId: text('notification_user_id').notNull(),
    /** Messages up to this one are not for those who come, though it is a channel: from before it was one. */
    shownAfterSeq: integer('shown_after_seq').notNull().default(0),
  },
  (table) => [index('groups_platform').on(table.platformId)],
);

export const groupMembers = sqliteTable(
  'group_members',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    userId: text('user_id').notNull(),
    /** Name in this group; empty: the person's own. */
    nickname: text('nickname').notNull(),
    /** As `groupRole`. */
    roleLevel: integer('role_level').notNull(),
    joinedAt: integer('joined_at').notNull(),
    /** As `joinSource`. */
    joinSource: integer('join_source').notNull(),
    inviterId: text('inviter_id').notNull(),
    operatorId: text('operator_id').notNull(),
    /** Silent until then; 0 for free. */
    mutedUntil: integer('muted_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('group_members_user').on(table.userId),
    // In the order in which members are listed.
    index('group_members_order').on(table.groupId, table.roleLevel, table.joinedAt),
  ],
);

/** Mutes of those who have left before their end. */
export const groupMutes = sqliteTable(
  'group_mutes',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    userId: text('user_id').notNull(),
    mutedUntil: integer('muted_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] })],
);

/** Codes that let others in: invitations by who had them made. */
export const groupCodes = sqliteTable(
  'group_codes',
  {
    code: text('code').primaryKey(),
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    makerId: text('maker_id').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('group_codes_maker').on(table.groupId, table.makerId)],
);

/** The newest application of a person to a group. */
export const groupApplications = sqliteTable(
  'group_applications',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    userId: text('user_id').notNull(),
    /** As `handleResult`. */
    handleResult: integer('handle_result').notNull(),
    reqMsg: text('req_msg').notNull(),
    handledMsg: text('handled_msg').notNull(),
    requestedAt: integer('requested_at').notNull(),
    handlerId: text('handler_id').notNull(),
    /** 0 while pending. */
    handledAt: integer('handled_at').notNull(),
    joinSource: integer('join_source').notNull(),
    inviterId: text('inviter_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('group_applications_user').on(table.userId),
  ],
);
