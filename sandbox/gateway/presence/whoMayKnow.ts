import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { blacklist, friends } from '../friends/tables.ts';

/**
 * @returns those of the askers who may know whether somebody is there: friends on both sides, neither of
 * whom has blocked the other
 */
export async function whoMayKnow(
  db: Queries,
  userId: string,
  askers: readonly string[],
): Promise<string[]> {
  const some = [...askers];
  const [own, theirs, blocked, blocking] = await Promise.all([
    db
      .select({ id: friends.userId })
      .from(friends)
      .where(and(eq(friends.ownerId, userId), inArray(friends.userId, some))),
    db
      .select({ id: friends.ownerId })
      .from(friends)
      .where(and(eq(friends.userId, userId), inArray(friends.ownerId, some))),
    db
      .select({ id: blacklist.userId })
      .from(blacklist)
      .where(and(eq(blacklist.ownerId, userId), inArray(blacklist.userId, some))),
    db
      .select({ id: blacklist.ownerId })
      .from(blacklist)
      .where(and(eq(blacklist.userId, userId), inArray(blacklist.ownerId, some))),
  ]);
  const has = (rows: readonly { id: string }[], id: string) => rows.some((row) => row.id === id);
  return some.filter(
    (id) => has(own, id) && has(theirs, id) && !has(blocked, id) && !has(blocking, id),
  );
}
