import { and, eq, inArray } from 'drizzle-orm';
import type { NotAddedReason } from '../../../app/contract/groups/createGroup.ts';
import { users } from '../../database/schema.ts';
import { reachableBy } from '../friends/mayReach.ts';
import type { ReadContext } from '../handler.ts';

export type NotAdded = { userId: string; reason: NotAddedReason };

/** @returns those of these people whom the caller can add, as far as there is room, and the others. */
export async function whoCanBeAdded(
  { db, caller }: ReadContext,
  ids: readonly string[],
  room: number,
): Promise<{ welcome: string[]; notAdded: NotAdded[] }> {
  const known = new Set(
    (
      await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.platformId, caller.platformId), inArray(users.id, [...ids])))
    ).map(({ id }) => id),
  );
  const reachable = new Set(await reachableBy(db, caller.userId, ids));
  const welcome: string[] = [];
  const notAdded: NotAdded[] = [];
  for (const userId of ids) {
    if (!known.has(userId)) notAdded.push({ userId, reason: 'unknown' });
    else if (!reachable.has(userId)) notAdded.push({ userId, reason: 'unreachable' });
    else if (welcome.length >= room) notAdded.push({ userId, reason: 'full' });
    else welcome.push(userId);
  }
  return { welcome, notAdded };
}
