import { and, eq, inArray, lte } from 'drizzle-orm';
import type { WriteContext } from '../handler.ts';
import { chunks } from '../messages/viewMessages.ts';
import type { Member } from './groups.ts';
import { groupMutes } from './tables.ts';

/** Keeps how long those who leave a group are still muted in it, for when they come back. */
export async function keepMutes(
  { db, now }: WriteContext,
  leaving: readonly Member[],
): Promise<void> {
  await db.delete(groupMutes).where(lte(groupMutes.mutedUntil, now));
  const muted = leaving.filter(({ mutedUntil }) => mutedUntil > now);
  for (const part of chunks(muted, 500))
    await db
      .insert(groupMutes)
      .values(part.map(({ groupId, userId, mutedUntil }) => ({ groupId, userId, mutedUntil })));
}

/** @returns until when those who come back are muted (ms), by their ids; it is kept no longer */
export async function takeMutes(
  { db, now }: WriteContext,
  groupId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const part of chunks(userIds, 500)) {
    const taken = await db
      .delete(groupMutes)
      .where(and(eq(groupMutes.groupId, groupId), inArray(groupMutes.userId, part)))
      .returning();
    for (const { userId, mutedUntil } of taken) if (mutedUntil > now) found.set(userId, mutedUntil);
  }
  return found;
}
