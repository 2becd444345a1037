import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { groupRole, groupVerification } from '../../../app/contract/gateway/enums.ts';
import { isChannel } from '../../../app/contract/gateway/isChannel.ts';
import { type GroupSeen, mostFaces } from '../../../app/contract/groups/group.ts';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { type Group, memberOf } from './groups.ts';
import { groupMembers } from './tables.ts';

/**
 * @param isInvited whether somebody has a code that lets people in
 * @returns a group as somebody sees it who need not be in it
 */
export async function groupSeenBy(
  db: Queries,
  userId: string,
  group: Group,
  { isInvited = false } = {},
): Promise<GroupSeen> {
  const { id, needVerification } = group;
  const isMember = (await memberOf(db, id, userId)) !== null;
  const isOpen = isMember || isInvited || needVerification === groupVerification.none;
  return {
    groupId: id,
    groupName: group.name,
    faceUrl: group.faceURL,
    introduction: group.introduction,
    memberCount: await db.$count(groupMembers, eq(groupMembers.groupId, id)),
    isChannel: isChannel(group),
    needVerification: needVerification as GroupSeen['needVerification'],
    isMember,
    faces: await facesOf(db, group, isOpen),
  };
}

/** For strangers, and where members may not look at each other, those who lead them stand for all. */
async function facesOf(db: Queries, group: Group, isOpen: boolean): Promise<string[]> {
  if (group.faceURL !== '') return [];
  const leaders = inArray(groupMembers.roleLevel, [groupRole.owner, groupRole.admin]);
  const isAll = isOpen && !isChannel(group) && group.lookMemberInfo === 0;
  const rows = await db
    .select({ avatar: users.avatar })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(
      and(eq(groupMembers.groupId, group.id), ne(users.avatar, ''), isAll ? undefined : leaders),
    )
    .orderBy(desc(groupMembers.roleLevel), asc(groupMembers.joinedAt), asc(groupMembers.userId))
    .limit(mostFaces);
  return rows.map(({ avatar }) => avatar);
}
