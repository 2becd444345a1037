import { and, asc, eq, inArray } from 'drizzle-orm';
import { groupRole } from '../../../app/contract/gateway/enums.ts';
import { isChannel } from '../../../app/contract/gateway/isChannel.ts';
import type { Queries } from '../../database/database.ts';
import { groupMembers, groups } from './tables.ts';

export type Group = typeof groups.$inferSelect;
export type Member = typeof groupMembers.$inferSelect;

/** @returns the group, dismissed or not. Look at `status` and `platformId`. */
export async function groupOf(db: Queries, groupID: string): Promise<Group | null> {
  return (await db.select().from(groups).where(eq(groups.id, groupID)).get()) ?? null;
}

/** @returns who is in a group, first come first; nobody in a dismissed one. */
export async function memberIds(db: Queries, groupID: string): Promise<string[]> {
  const rows = await db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupID))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.userId));
  return rows.map(({ userId }) => userId);
}

/** @returns owner and admins of a group. */
export async function leaderIds(db: Queries, groupID: string): Promise<string[]> {
  const isLeader = inArray(groupMembers.roleLevel, [groupRole.owner, groupRole.admin]);
  const rows = await db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupID), isLeader));
  return rows.map(({ userId }) => userId);
}

/** @returns a person's place in a group; `mutedUntil` in ms. */
export async function memberOf(
  db: Queries,
  groupID: string,
  userId: string,
): Promise<Member | null> {
  const found = await db
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupID), eq(groupMembers.userId, userId)))
    .get();
  return found ?? null;
}

/** @returns those of these people who are in a group. */
export async function membersWith(
  db: Queries,
  groupID: string,
  userIds: readonly string[],
): Promise<Member[]> {
  return db
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupID), inArray(groupMembers.userId, [...userIds])));
}

/** @returns whether members hear who comes and goes: those who follow a channel do not see each other. */
export function tellsWhoComes(group: Pick<Group, 'ex'>): boolean {
  return !isChannel(group);
}
