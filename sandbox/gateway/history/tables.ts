import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * What of each message can be searched. Triggers of the database keep it in step with `messages`, and
 * the index of trigrams over it, the virtual table `message_index`, in step with it.
 */
export const messageTexts = sqliteTable(
  'message_texts',
  {
    id: integer('id').primaryKey(),
    threadId: text('thread_id').notNull(),
    seq: integer('seq').notNull(),
    place: integer('place').notNull(),
    /** A to Z in lower case. */
    text: text('text').notNull(),
  },
  (table) => [uniqueIndex('message_texts_message').on(table.threadId, table.seq, table.place)],
);
