import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Peer } from '../../../app/contract/gateway/conversationId.ts';
import type {
  GroupApplication,
  GroupInfo,
  GroupMember,
} from '../../../app/contract/gateway/entities/group.ts';
import {
  groupStatus,
  groupType,
  groupVerification,
  sessionType,
} from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { inSeconds } from '../texts.ts';
import type { Group } from './groups.ts';
import { groupApplications, groupMembers, groups } from './tables.ts';

/** @returns where a group's messages go. */
export function peerOfGroup({ id, groupType: kind }: Pick<Group, 'id' | 'groupType'>): Peer {
  const isNormal = kind === groupType.normal;
  return { sessionType: isNormal ? sessionType.group : sessionType.superGroup, groupID: id };
}

/** @returns the groups that fit, oldest first. */
export async function groupInfos(db: Queries, where: SQL | undefined): Promise<GroupInfo[]> {
  const memberCount = db.$count(groupMembers, eq(groupMembers.groupId, groups.id));
  const rows = await db
    .select({ group: groups, memberCount })
    .from(groups)
    .where(where)
    .orderBy(asc(groups.createdAt), asc(groups.id));
  return rows.map((row) => groupInfo(row.group, row.memberCount));
}

function groupInfo(group: Group, memberCount: number): GroupInfo {
  return {
    groupID: group.id,
    groupName: group.name,
    notification: group.notification,
    introduction: group.introduction,
    faceURL: group.faceURL,
    createTime: inSeconds(group.createdAt),
    status: group.status,
    creatorUserID: group.creatorId,
    groupType: group.groupType,
    ownerUserID: group.ownerId,
    memberCount,
    ex: group.ex,
    attachedInfo: '',
    needVerification: group.needVerification,
    lookMemberInfo: group.lookMemberInfo,
    applyMemberFriend: group.applyMemberFriend,
    notificationUpdateTime: inSeconds(group.notificationAt),
    notificationUserID: group.notificationUserId,
  };
}

/** Whether anybody may walk in: what members read is then open to everybody. */
function isOpen({ needVerification }: Pick<Group, 'needVerification'>): boolean {
  return needVerification === groupVerification.none;
}

/** @returns a group as those see it who are not in it: the announcement is for members. */
export function seenByStranger(group: GroupInfo): GroupInfo {
  return isOpen(group) ? group : { ...group, notification: '' };
}

/** @returns the group with this id as it is now. @throws Error when there is none */
export async function groupInfoOf(db: Queries, groupID: string): Promise<GroupInfo> {
  const [found] = await groupInfos(db, eq(groups.id, groupID));
  if (!found) throw new Error('A group that was found is gone.');
  return found;
}

export type MemberPage = {
  where?: SQL | undefined;
  /** `role`: admins, owner, others, each by when they came; `newest`: last come first. */
  order?: 'role' | 'newest';
  offset?: number;
  count?: number;
};

/** @returns members of a group; all of them where no page is asked for. */
export async function groupMembersOf(
  db: Queries,
  groupID: string,
  page: MemberPage = {},
): Promise<GroupMember[]> {
  const came = page.order === 'newest' ? desc(groupMembers.joinedAt) : asc(groupMembers.joinedAt);
  const rows = await db
    .select({ member: groupMembers, nickname: users.nickName, faceURL: users.avatar })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupID), page.where))
    .orderBy(
      ...(page.order === 'newest' ? [] : [desc(groupMembers.roleLevel)]),
      came,
      asc(groupMembers.userId),
    )
    .limit(page.count ?? -1)
    .offset(page.offset ?? 0);
  return rows.map(({ member, nickname, faceURL }) => ({
    groupID,
    userID: member.userId,
    nickname: member.nickname || nickname,
    faceURL,
    roleLevel: member.roleLevel,
    joinTime: inSeconds(member.joinedAt),
    joinSource: member.joinSource,
    inviterUserID: member.inviterId,
    // Never over sooner than here.
    muteEndTime: Math.ceil(member.mutedUntil / 1000),
    operatorUserID: member.operatorId,
    ex: '',
    attachedInfo: '',
  }));
}

/** @returns what members of a group are called, in the order in which they are listed. */
export async function namesInGroup(
  db: Queries,
  groupID: string,
  where: SQL | undefined,
): Promise<{ userId: string; nickname: string }[]> {
  const own = groupMembers.nickname;
  return db
    .select({
      userId: groupMembers.userId,
      nickname: sql<string>`coalesce(nullif(${own}, ''), ${users.nickName})`,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupID), where))
    .orderBy(desc(groupMembers.roleLevel), asc(groupMembers.joinedAt), asc(groupMembers.userId));
}

/** @returns these members of a group, in the order of the ids; only those whom `seen` holds for. */
export async function membersById(
  db: Queries,
  groupID: string,
  ids: readonly string[],
  seen?: SQL,
): Promise<GroupMember[]> {
  const where = and(inArray(groupMembers.userId, [...ids]), seen);
  const found = await groupMembersOf(db, groupID, { where });
  const byId = new Map(found.map((member) => [member.userID, member]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @returns the applications that fit, newest first; none of dismissed groups. */
export async function groupApplicationsOf(
  db: Queries,
  where: SQL | undefined,
): Promise<GroupApplication[]> {
  const rows = await db
    .select({
      row: groupApplications,
      group: groups,
      nickname: users.nickName,
      avatar: users.avatar,
    })
    .from(groupApplications)
    .innerJoin(groups, eq(groups.id, groupApplications.groupId))
    .innerJoin(users, eq(users.id, groupApplications.userId))
    .where(and(ne(groups.status, groupStatus.dismissed), where))
    .orderBy(desc(groupApplications.requestedAt), asc(groupApplications.userId));
  const counts = await memberCounts(db, new Set(rows.map(({ group }) => group.id)));
  return rows.map(({ row, group, ...applicant }) => ({
    ...ofGroup(group, counts.get(group.id) ?? 0),
    userID: row.userId,
    nickname: applicant.nickname,
    userFaceURL: applicant.avatar,
    gender: 0,
    handleResult: row.handleResult,
    reqMsg: row.reqMsg,
    handledMsg: row.handledMsg,
    reqTime: inSeconds(row.requestedAt),
    handleUserID: row.handlerId,
    handledTime: inSeconds(row.handledAt),
    ex: '',
    attachedInfo: '',
    joinSource: row.joinSource,
    inviterUserID: row.inviterId,
  }));
}

/** How many members groups have, counted once for each. */
async function memberCounts(
  db: Queries,
  groupIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  if (groupIds.size === 0) return new Map();
  const rows = await db
    .select({ id: groupMembers.groupId, members: count() })
    .from(groupMembers)
    .where(inArray(groupMembers.groupId, [...groupIds]))
    .groupBy(groupMembers.groupId);
  return new Map(rows.map(({ id, members }) => [id, members]));
}

/** @returns the application of a person to a group. */
export async function applicationOf(
  db: Queries,
  groupID: string,
  userId: string,
): Promise<GroupApplication | null> {
  const own = and(eq(groupApplications.groupId, groupID), eq(groupApplications.userId, userId));
  return (await groupApplicationsOf(db, own))[0] ?? null;
}

/** For the applicant too, who is not in it. */
function ofGroup(group: Group, memberCount: number) {
  return {
    groupID: group.id,
    groupName: group.name,
    notification: isOpen(group) ? group.notification : '',
    introduction: group.introduction,
    groupFaceURL: group.faceURL,
    createTime: inSeconds(group.createdAt),
    status: group.status,
    creatorUserID: group.creatorId,
    groupType: group.groupType,
    ownerUserID: group.ownerId,
    memberCount,
  };
}
