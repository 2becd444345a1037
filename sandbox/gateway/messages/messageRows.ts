import { and, desc, eq, gt, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { messageStatus } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { conversations, messageDeletions, messageReads, messages } from '../../database/schema.ts';

export type MessageRow = typeof messages.$inferSelect;
export type ConversationRow = typeof conversations.$inferSelect;

/** @returns what holds for this message alone. */
export function isMessage({
  threadId,
  seq,
  place,
}: Pick<MessageRow, 'threadId' | 'seq' | 'place'>): SQL | undefined {
  return and(eq(messages.threadId, threadId), eq(messages.seq, seq), eq(messages.place, place));
}

/** The part of a thread that its owner's conversation shows. */
export type View = Pick<ConversationRow, 'ownerId' | 'threadId' | 'clearedSeq' | 'leftSeq'>;

/**
 * @returns what holds for the messages somebody sees: not before joining, cleared, deleted or burnt.
 */
export function visibleIn(db: Queries, view: View): SQL | undefined {
  const { ownerId, threadId, clearedSeq, leftSeq } = view;
  const sent = and(
    eq(messages.ownerId, ''),
    gt(messages.seq, clearedSeq),
    leftSeq === null ? undefined : lte(messages.seq, leftSeq),
    isNotDeleted(db, ownerId),
  );
  return and(eq(messages.threadId, threadId), or(sent, eq(messages.ownerId, ownerId)));
}

/** @returns the same where the conversations of their reader are joined by thread. */
export function visibleInJoined(db: Queries, ownerId: string): SQL | undefined {
  const sent = and(
    eq(messages.ownerId, ''),
    gt(messages.seq, conversations.clearedSeq),
    or(isNull(conversations.leftSeq), lte(messages.seq, conversations.leftSeq)),
    isNotDeleted(db, ownerId),
  );
  return or(sent, eq(messages.ownerId, ownerId));
}

function isNotDeleted(db: Queries, ownerId: string): SQL | undefined {
  const deleted = db
    .select({ seq: messageDeletions.seq })
    .from(messageDeletions)
    .where(
      and(
        eq(messageDeletions.ownerId, ownerId),
        eq(messageDeletions.threadId, messages.threadId),
        eq(messageDeletions.seq, messages.seq),
      ),
    );
  return and(ne(messages.status, messageStatus.deleted), notExists(deleted));
}

/** @returns the newest message somebody sees in a thread. */
export async function newestVisible(db: Queries, view: View): Promise<MessageRow | null> {
  const found = await db
    .select()
    .from(messages)
    .where(visibleIn(db, view))
    .orderBy(desc(messages.seq), desc(messages.place))
    .limit(1)
    .get();
  return found ?? null;
}

/** @returns how many messages by others are neither read nor gone. */
export async function countUnread(
  db: Queries,
  view: View & Pick<ConversationRow, 'readSeq'>,
): Promise<number> {
  const { ownerId, threadId, readSeq } = view;
  const read = db
    .select({ seq: messageReads.seq })
    .from(messageReads)
    .where(
      and(
        eq(messageReads.threadId, threadId),
        eq(messageReads.seq, messages.seq),
        eq(messageReads.readerId, ownerId),
      ),
    );
  return db.$count(
    messages,
    and(
      visibleIn(db, view),
      eq(messages.ownerId, ''),
      gt(messages.seq, readSeq),
      eq(messages.countsAsUnread, 1),
      sql`${messages.senderId} <> ${ownerId}`,
      notExists(read),
    ),
  );
}

/**
 * @param senderId its author, where that was told
 * @returns a message of a thread by the id its author gave it, as far as it is anybody's or `ownerId`'s.
 */
export async function findInThread(
  db: Queries,
  threadId: string,
  clientMsgId: string,
  ownerId: string,
  senderId?: string,
): Promise<MessageRow | null> {
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        eq(messages.clientMsgId, clientMsgId),
        or(eq(messages.ownerId, ''), eq(messages.ownerId, ownerId)),
        senderId === undefined ? undefined : eq(messages.senderId, senderId),
      ),
    )
    .limit(1)
    .get();
  return found ?? null;
}

/** @returns somebody's view of a thread; null where they have none. */
export async function conversationOf(
  db: Queries,
  ownerId: string,
  conversationId: string,
): Promise<ConversationRow | null> {
  const found = await db
    .select()
    .from(conversations)
    .where(
      and(eq(conversations.ownerId, ownerId), eq(conversations.conversationId, conversationId)),
    )
    .get();
  return found ?? null;
}

/** @returns somebody's conversation with a thread, whatever kind of group it is. */
export async function conversationOfThread(
  db: Queries,
  ownerId: string,
  threadId: string,
): Promise<ConversationRow | null> {
  const found = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), eq(conversations.threadId, threadId)))
    .get();
  return found ?? null;
}
