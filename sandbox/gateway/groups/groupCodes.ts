import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { randomText } from '../../auth/hashes.ts';
import type { Queries } from '../../database/database.ts';
import type { WriteContext } from '../handler.ts';
import { requireRight } from './rights.ts';
import { groupCodes } from './tables.ts';

const day = 86_400_000;
/** How long a code lets people in. */
const codeLifetime = 7 * day;
/** From when on another one is made. */
const codeRest = day;
/** How long one that is over is told from one that never was. */
const keptAfterwards = 30 * day;

export type GroupCode = typeof groupCodes.$inferSelect;

/**
 * @returns the caller's code of a group: the same until it has less than a day left
 * @throws GatewayFailure where they may not let others in
 */
export async function codeToShare(context: WriteContext, groupID: string): Promise<GroupCode> {
  await requireRight(context, groupID, 'shareCode');
  const { db, caller, now, services } = context;
  const own = and(eq(groupCodes.groupId, groupID), eq(groupCodes.makerId, caller.userId));
  const newest = await db
    .select()
    .from(groupCodes)
    .where(own)
    .orderBy(desc(groupCodes.expiresAt))
    .limit(1)
    .get();
  if (newest && newest.expiresAt >= now + codeRest) return newest;
  await db.delete(groupCodes).where(and(own, lt(groupCodes.expiresAt, now - keptAfterwards)));
  const made: GroupCode = {
    code: randomText(services.randomBytes(12)),
    groupId: groupID,
    makerId: caller.userId,
    expiresAt: now + codeLifetime,
  };
  await db.insert(groupCodes).values(made);
  return made;
}

/** @returns a code that was made, over or not; look at `expiresAt`. */
export async function codeOf(db: Queries, code: string): Promise<GroupCode | null> {
  return (await db.select().from(groupCodes).where(eq(groupCodes.code, code)).get()) ?? null;
}

/** Ends the codes of those who leave a group. */
export async function endCodes(
  { db }: WriteContext,
  groupID: string,
  makerIds: readonly string[],
): Promise<void> {
  await db
    .delete(groupCodes)
    .where(and(eq(groupCodes.groupId, groupID), inArray(groupCodes.makerId, [...makerIds])));
}
