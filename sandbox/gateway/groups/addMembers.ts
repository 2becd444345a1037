import { and, eq } from 'drizzle-orm';
import { groupRole, handleResult } from '../../../app/contract/gateway/enums.ts';
import { joinConversation } from '../conversations/membership.ts';
import type { WriteContext } from '../handler.ts';
import { refused } from '../refuse.ts';
import { groupInfoOf, membersById } from './groupEntities.ts';
import { tellGroupInfo } from './groupNews.ts';
import { type Group, memberIds } from './groups.ts';
import { groupApplications, groupMembers } from './tables.ts';

/** Most members of a group. */
export const mostMembers = 500;

export type NewMember = {
  userId: string;
  joinSource: number;
  inviterId: string;
  roleLevel?: number;
};

/**
 * Puts people into a group: tells them of the group, and those who are in it of them. Whoever had
 * applied has their answer by that. @throws GatewayFailure 809 when the group has no room for all
 */
export async function addMembers(
  context: WriteContext,
  group: Group,
  added: readonly NewMember[],
): Promise<void> {
  const { db, caller, now } = context;
  const before = await memberIds(db, group.id);
  if (before.length + added.length > mostMembers)
    throw refused(`the group is full: it has room for ${mostMembers} members`);
  for (const { userId, joinSource, inviterId, roleLevel } of added) {
    await db.insert(groupMembers).values({
      groupId: group.id,
      userId,
      nickname: '',
      roleLevel: roleLevel ?? groupRole.ordinary,
      joinedAt: now,
      joinSource,
      inviterId,
      operatorId: caller.userId,
      mutedUntil: 0,
    });
    await settleApplication(context, group.id, userId);
    await joinConversation(context, group.id, userId);
  }
  const ids = added.map(({ userId }) => userId);
  context.tell(ids, 'OnJoinedGroupAdded', await groupInfoOf(db, group.id));
  if (before.length === 0) return;
  for (const member of await membersById(db, group.id, ids))
    context.tell(before, 'OnGroupMemberAdded', member);
  await tellGroupInfo(context, group.id, before);
}

async function settleApplication(
  { db, caller, now }: WriteContext,
  groupId: string,
  userId: string,
): Promise<void> {
  const pending = and(
    eq(groupApplications.groupId, groupId),
    eq(groupApplications.userId, userId),
    eq(groupApplications.handleResult, handleResult.pending),
  );
  await db
    .update(groupApplications)
    .set({ handleResult: handleResult.agreed, handlerId: caller.userId, handledAt: now })
    .where(pending);
}
