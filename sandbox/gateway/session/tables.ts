import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// `userId` names a row of `users`, which are never deleted.

/** What a person's messaging profile has beyond the account; without a row all of it is empty. */
export const personDetails = sqliteTable('person_details', {
  userId: text('user_id').primaryKey(),
  gender: integer('gender').notNull(),
  phoneNumber: text('phone_number').notNull(),
  /** Seconds. */
  birth: integer('birth').notNull(),
  email: text('email').notNull(),
  ex: text('ex').notNull(),
  globalRecvMsgOpt: integer('global_recv_msg_opt').notNull(),
});
