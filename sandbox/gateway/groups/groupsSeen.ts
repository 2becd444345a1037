import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { groupRole } from '../../../app/contract/gateway/enums.ts';
import { isChannel } from '../../../app/contract/gateway/isChannel.ts';
import { type GroupSeen, mostFaces } from '../../../app/contract/groups/group.ts';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { type Group, memberOf } from './groups.ts';
import { groupMembers } from './tables.ts';

/** @returns a group as somebody sees it who need not be in it. */
export async function groupSeenBy(db: Queries, userId: string, group: Group): Promise<GroupSeen> {
  const { id } = group;
  return {
    groupId: id,
    groupName: group.name,
    faceUrl: group.faceURL,
    introduction: group.introduction,
    memberCount: await db.$count(groupMembers, eq(groupMembers.groupId, id)),
    isChannel: isChannel(group),
    needVerification: group.needVerification as GroupSeen['needVerification'],
    isMember: (await memberOf(db, id, userId)) !== null,
    faces: await facesOf(db, group),
  };
}

/** Where members may not look at each other, those who lead them stand for all. */
async function facesOf(db: Queries, group: Group): Promise<string[]> {
  if (group.faceURL !== '') return [];
  const leaders = inArray(groupMembers.roleLevel, [groupRole.owner, groupRole.admin]);
  const rows = await db
    .select({ avatar: users.avatar })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(
      and(
        eq(groupMembers.groupId, group.id),
        ne(users.avatar, ''),
        isChannel(group) || group.lookMemberInfo !== 0 ? leaders : undefined,
      ),
    )
    .orderBy(desc(groupMembers.roleLevel), asc(groupMembers.joinedAt), asc(groupMembers.userId))
    .limit(mostFaces);
  return rows.map(({ avatar }) => avatar);
}
