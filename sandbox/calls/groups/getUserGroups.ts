import { asc, eq } from 'drizzle-orm';
import { groupRole } from '../../../app/contract/gateway/enums.ts';
import { isChannel } from '../../../app/contract/gateway/isChannel.ts';
import { getUserGroups } from '../../../app/contract/groups/getUserGroups.ts';
import { groupMembers, groups } from '../../database/schema.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handle } from '../handler.ts';

export const handleGetUserGroups = handle(getUserGroups, async (_, context) => {
  await requireFeature(context, 'groups');
  const db = context.db.read;
  const memberCount = db.$count(groupMembers, eq(groupMembers.groupId, groups.id));
  const rows = await db
    .select({ group: groups, roleLevel: groupMembers.roleLevel, memberCount })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, context.session.userId))
    .orderBy(asc(groupMembers.joinedAt), asc(groups.id));
  return {
    list: rows.map(({ group, roleLevel, memberCount }) => ({
      groupId: group.id,
      groupName: group.name,
      faceUrl: group.faceURL,
      memberCount,
      isChannel: isChannel(group),
      role: roleOf(roleLevel),
    })),
  };
});

function roleOf(roleLevel: number): 'owner' | 'admin' | 'member' {
  if (roleLevel === groupRole.owner) return 'owner';
  return roleLevel === groupRole.admin ? 'admin' : 'member';
}
