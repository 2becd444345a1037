import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { notices } from '../database/schema.ts';

/** @returns how many notices a person has not read. */
export async function countUnread(db: Queries, userId: string): Promise<number> {
  const row = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
    .get();
  return row?.unread ?? 0;
}
