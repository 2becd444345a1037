import { and, eq, inArray } from 'drizzle-orm';
import { groupRole, handleResult } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { mostIn } from '../../../app/contract/gateway/groupSize.ts';
import { isChannel } from '../../../app/contract/gateway/isChannel.ts';
import type { Queries } from '../../database/database.ts';
import { joinConversations } from '../conversations/membership.ts';
import { GatewayFailure, type WriteContext } from '../handler.ts';
import { chunks } from '../messages/viewMessages.ts';
import { applicationOf, groupInfoOf, membersById } from './groupEntities.ts';
import { tellApplication, tellPeople } from './groupNews.ts';
import type { Group } from './groups.ts';
import { takeMutes } from './keptMutes.ts';
import { groupApplications, groupMembers } from './tables.ts';

export type NewMember = {
  userId: string;
  joinSource: number;
  inviterId: string;
  roleLevel?: number;
};

/** @returns how many more a group has room for. */
export async function roomIn(db: Queries, group: Pick<Group, 'id' | 'ex'>): Promise<number> {
  const count = await db.$count(groupMembers, eq(groupMembers.groupId, group.id));
  return mostOf(group) - count;
}

function mostOf(group: Pick<Group, 'ex'>): number {
  return mostIn({ isChannel: isChannel(group) });
}

/** @returns the refusal of a group that has no room for one more. */
export function groupFull(): GatewayFailure {
  const { groupFull: code } = gatewayErrors;
  return new GatewayFailure(code, 'the group is full: somebody has to leave it first');
}

/**
 * Puts people into a group: tells them of the group, and those who are in it of them. Whoever had
 * applied has their answer by that. @throws GatewayFailure 820 when the group has no room for all
 */
export async function addMembers(
  context: WriteContext,
  group: Group,
  added: readonly NewMember[],
): Promise<void> {
  const { db, caller, now } = context;
  const room = await roomIn(db, group);
  if (added.length > room) throw groupFull();
  const isNew = room === mostOf(group);
  const ids = added.map(({ userId }) => userId);
  const mutes = await takeMutes(context, group.id, ids);
  const rows = added.map(({ userId, joinSource, inviterId, roleLevel }) => ({
    groupId: group.id,
    userId,
    nickname: '',
    roleLevel: roleLevel ?? groupRole.ordinary,
    joinedAt: now,
    joinSource,
    inviterId,
    operatorId: caller.userId,
    mutedUntil: mutes.get(userId) ?? 0,
  }));
  for (const part of chunks(rows, 500)) await db.insert(groupMembers).values(part);
  await settleApplications(context, group.id, ids);
  await joinConversations(context, group, ids);
  context.tell(ids, 'OnJoinedGroupAdded', await groupInfoOf(db, group.id));
  if (!isNew)
    await tellPeople(context, group, 'OnGroupMemberAdded', await membersById(db, group.id, ids));
}

/** Tells of those that wait no more: who had applied has come by another way. */
async function settleApplications(
  context: WriteContext,
  groupId: string,
  userIds: readonly string[],
): Promise<void> {
  const { db, caller, now } = context;
  for (const part of chunks(userIds, 500)) {
    const pending = and(
      eq(groupApplications.groupId, groupId),
      inArray(groupApplications.userId, part),
      eq(groupApplications.handleResult, handleResult.pending),
    );
    const settled = await db
      .update(groupApplications)
      .set({ handleResult: handleResult.agreed, handlerId: caller.userId, handledAt: now })
      .where(pending)
      .returning({ userId: groupApplications.userId });
    for (const { userId } of settled) {
      const application = await applicationOf(db, groupId, userId);
      if (!application) continue;
      await tellApplication(context, application, 'OnGroupApplicationAccepted', [userId]);
    }
  }
}
