import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

export * from '../content/tables.ts';
export * from '../gateway/conversations/tables.ts';
export * from '../gateway/friends/tables.ts';
export * from '../gateway/groups/tables.ts';
export * from '../gateway/history/tables.ts';
export * from '../gateway/messages/tables.ts';
export * from '../gateway/session/tables.ts';
export * from '../money/tables.ts';
export * from '../reports/tables.ts';

// Moments are milliseconds since 1970-01-01T00:00:00Z, in columns named `…At`.

/** A person's account; account names and mobile numbers are unique within a platform. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    platformId: integer('platform_id').notNull(),
    /** The brand it was registered at. */
    packageId: integer('package_id').notNull(),
    /** As the person wrote it. */
    account: text('account').notNull(),
    /** The account name in lower case. */
    accountKey: text('account_key').notNull(),
    nickName: text('nick_name').notNull(),
    avatar: text('avatar').notNull(),
    phone: text('phone'),
    /** When the number took the place of another or of none; null for one from the sign-up. */
    phoneSetAt: integer('phone_set_at'),
    passwordHash: text('password_hash').notNull(),
    /** When a code by SMS last put another password in its place; null for never. */
    passwordResetAt: integer('password_reset_at'),
    isActivation: integer('is_activation').notNull(),
    inviteCode: text('invite_code').notNull(),
    superiorId: text('superior_id'),
    role: text('role', { enum: ['person', 'support'] }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_account').on(table.platformId, table.accountKey),
    uniqueIndex('users_phone').on(table.platformId, table.phone),
    uniqueIndex('users_invite_code').on(table.inviteCode),
    index('users_superior').on(table.superiorId),
    index('users_role').on(table.platformId, table.role),
  ],
);

/** A login of one account on one device; several tabs share it. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    packageId: integer('package_id').notNull(),
    platform: text('platform').notNull(),
    deviceId: text('device_id').notNull(),
    createdAt: integer('created_at').notNull(),
    endedAt: integer('ended_at'),
    endReason: text('end_reason', { enum: ['logout', 'elsewhere', 'password'] }),
  },
  (table) => [index('sessions_user').on(table.userId, table.platform)],
);

/** What opens a session. Only SHA-256 of the secret is kept. */
export const credentials = sqliteTable(
  'credentials',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: ['token', 'jwt', 'chat'] }).notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('credentials_session').on(table.sessionId),
    index('credentials_expiry').on(table.expiresAt),
  ],
);

/** Wrong passwords by account and by address; `subject` is a keyed hash. */
export const loginFailures = sqliteTable('login_failures', {
  subject: text('subject').primaryKey(),
  count: integer('count').notNull(),
  lastAt: integer('last_at').notNull(),
  lockedUntil: integer('locked_until').notNull(),
});

/** Outcome of a call with an idempotency key. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** SHA-256 of who called, the call and the key. */
    id: text('id').primaryKey(),
    call: text('call').notNull(),
    /** HMAC of the input under the key, which is not kept. */
    inputHash: text('input_hash').notNull(),
    /** JSON: what is needed to answer again. */
    outcome: text('outcome').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_age').on(table.createdAt)],
);

/** A message to a person; its words are made when it is read. */
export const notices = sqliteTable(
  'notices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The brand that lists it; null for the account, which all brands of the platform share. */
    packageId: integer('package_id'),
    kind: text('kind').notNull(),
    /** JSON object of strings that fill the text. */
    values: text('fill').notNull(),
    createdAt: integer('created_at').notNull(),
    readAt: integer('read_at'),
  },
  (table) => [index('notices_user').on(table.userId, table.createdAt)],
);

/** Captchas and number puzzles that wait for an answer. */
export const challenges = sqliteTable(
  'challenges',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['image', 'verify5'] }).notNull(),
    packageId: integer('package_id').notNull(),
    scene: text('scene').notNull(),
    answer: text('answer').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('challenges_expiry').on(table.expiresAt)],
);

/** The SMS code in force for a number and purpose. */
export const smsCodes = sqliteTable(
  'sms_codes',
  {
    platformId: integer('platform_id').notNull(),
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    code: text('code').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platformId, table.phone, table.purpose] })],
);

/** Messages "sent", for the inbox page. */
export const smsMessages = sqliteTable(
  'sms_messages',
  {
    id: text('id').primaryKey(),
    packageId: integer('package_id').notNull(),
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    /** Empty for a message without one. */
    code: text('code').notNull(),
    /** What a message without a code says; null for one with a code. */
    words: text('words'),
    sentAt: integer('sent_at').notNull(),
  },
  (table) => [index('sms_messages_age').on(table.sentAt)],
);

/** Features the platform has switched off for a brand. */
export const switches = sqliteTable(
  'switches',
  {
    packageId: integer('package_id').notNull(),
    feature: text('feature').notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.feature] })],
);

/** Uploaded files, by the name they are served under. */
export const media = sqliteTable('media', {
  name: text('name').primaryKey(),
  mediaType: text('media_type').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** When it was uploaded last. */
  createdAt: integer('created_at').notNull(),
  /** When it was given up, as no message needs it any more; its file goes with the commit. */
  removedAt: integer('removed_at'),
});
